import { useLocale, useTranslations } from 'next-intl';
import { countriesFor } from './defaultLand';
import { kinds, type Land } from './estimateLand';
import styles from './Fields.module.css';
import { conversion, type EstimateTexts, formatNumber } from './formatEstimate';
import { areaIn } from './landInput';
import { Scale } from './Scale';
import { townsOf } from './towns';
import { unitsOf } from './units';

interface FieldsProps {
  readonly land: Land;
  readonly texts: EstimateTexts;
}

/**
 * The fields of the calculator: place and area first, because everybody knows these, then the kind of mounting, which has
 * a usual one, and the scale of the area.
 */
export function Fields({ land, texts }: FieldsProps) {
  const t = useTranslations('Estimate');
  const locale = useLocale();
  const units = unitsOf(locale, land.kind);
  const [unit] = units;
  return (
    <div className={`screen-only ${styles.fields}`}>
      <div className={styles.place}>
        <label htmlFor="estimate-place">{t('place')}</label>
        <select
          className="field"
          id="estimate-place"
          name="place"
          data-part="place"
          defaultValue={land.town}
          autoComplete="off"
        >
          {countriesFor(locale).map((country) => (
            <optgroup key={country} label={t(`countries.${country}`)}>
              {townsOf(country).map((town) => (
                <option key={town} value={town}>
                  {t(`places.${town}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      {/* The land is in the URL. Its number is another one in a language with another unit, so a flag does not take it. */}
      <div data-no-hop="" className={`${styles.area} ${units.length > 1 ? styles.choosable : ''}`}>
        <label htmlFor="estimate-area">{t('area')}</label>
        <input
          className="field"
          id="estimate-area"
          name="area"
          data-part="area"
          type="text"
          inputMode="decimal"
          defaultValue={formatNumber(locale, areaIn(unit, land.area, land.kind))}
          autoComplete="off"
          aria-describedby="estimate-unit estimate-reading estimate-problem"
        />
        <span className={`strong ${styles.unit}`} id="estimate-unit" data-part="unit">
          {texts.units[unit]}
        </span>
        {units.length > 1 && (
          <fieldset className={styles.units}>
            <legend className="visually-hidden">{t('area')}</legend>
            {units.map((name) => (
              <label key={name} className={`label-large ${styles.choice}`}>
                <input
                  className="visually-hidden"
                  type="radio"
                  name="unit"
                  value={name}
                  defaultChecked={name === unit}
                />
                {texts.units[name]}
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <div className={styles.reading}>
        <p className="note" id="estimate-reading" data-part="reading">
          {conversion(texts, unit, unit, land)}
        </p>
        <p
          className={styles.problem}
          id="estimate-problem"
          data-part="problem"
          aria-live="polite"
        />
      </div>
      <fieldset className={styles.kinds}>
        <legend>{t('kind')}</legend>
        {kinds.map((kind) => (
          <label key={kind} className={`label-large ${styles.choice}`}>
            <input
              className="visually-hidden"
              type="radio"
              name="kind"
              value={kind}
              defaultChecked={kind === land.kind}
            />
            {t(`kinds.${kind}`)}
          </label>
        ))}
      </fieldset>
      <Scale land={land} texts={texts} name={t('scale')} />
    </div>
  );
}

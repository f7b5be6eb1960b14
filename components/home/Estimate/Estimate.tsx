import { useLocale, useMessages, useTranslations } from 'next-intl';
import { dataTexts } from '@/components/ui/dataTexts';
import { ArrowLink, Link } from '@/components/ui/links';
import { estimateIntegrity, estimateScript } from '@/generated/browser-scripts';
import { fileUrl } from '@/site/basePath';
import { href } from '@/site/routes';
import styles from './Estimate.module.css';
import { EstimateTable } from './EstimateTable';
import { estimate, kinds } from './estimateLand';
import fields from './Fields.module.css';
import { type EstimateTexts, type Figure, inWords } from './inWords';
import { defaultLand, landQuery } from './landInput';
import { Plan } from './Plan';
import { placesOf } from './places';
import { Scale } from './Scale';

/** The rows of the schedule, below the large numerals and the range around them. */
const rows = [
  'rows',
  'coverage',
  'lost',
  'stations',
  'connection',
  'storage',
  'strings',
] as const satisfies readonly Figure[];

/**
 * The calculator of what fits on the visitor's land: fields, a plan to scale, two numerals and a schedule.
 * estimate.bundle.ts updates them as the visitor types. Without JavaScript the page shows a table instead.
 */
export function Estimate() {
  const locale = useLocale();
  const t = useTranslations('Estimate');
  const services = useTranslations('Services');
  const { units, values, connections, farmland, plan, result, problems } = useMessages().Estimate;
  // The browser fills in the placeholders of these texts.
  const texts: EstimateTexts = {
    locale,
    units,
    ...values,
    connections,
    farmland,
    plan,
    result,
    problems,
  };
  const found = estimate(defaultLand);
  const shown = inWords(found, defaultLand, texts);
  const figure = (name: Figure) => ({ 'data-figure': name, children: shown[name] });
  return (
    <section id="land" className="section wrap shaded">
      <div className="grid section-head">
        <h2 id="estimate">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <site-estimate className={styles.estimate} data-texts={dataTexts(texts)}>
        <div className={styles.columns}>
          <fieldset className={fields.kinds}>
            <legend>{t('kind')}</legend>
            {kinds.map((kind) => (
              <label key={kind} className={`label-large ${fields.kind}`}>
                <input
                  className="visually-hidden"
                  type="radio"
                  name="kind"
                  value={kind}
                  defaultChecked={kind === defaultLand.kind}
                />
                {t(`kinds.${kind}`)}
              </label>
            ))}
          </fieldset>
          <div className={fields.field}>
            <label htmlFor="estimate-place">{t('place')}</label>
            <select
              className="field"
              id="estimate-place"
              name="place"
              data-part="place"
              defaultValue={defaultLand.place}
              autoComplete="off"
            >
              {(['BG', 'IT'] as const).map((country) => (
                <optgroup key={country} label={t(`countries.${country}`)}>
                  {placesOf(country).map((place) => (
                    <option key={place} value={place}>
                      {t(`places.${place}`)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </div>
          <div className={fields.field}>
            <label htmlFor="estimate-area">{t('area')}</label>
            <input
              className="field"
              id="estimate-area"
              name="area"
              data-part="area"
              type="text"
              inputMode="decimal"
              defaultValue={defaultLand.area}
              autoComplete="off"
              aria-describedby="estimate-unit estimate-problem"
            />
            <span className="strong" id="estimate-unit" {...figure('unit')} />
          </div>
          <p
            className={fields.problem}
            id="estimate-problem"
            data-part="problem"
            aria-live="polite"
          />
          <Scale texts={texts} name={t('scale')} />
        </div>
        <div className={`${styles.columns} ${styles.answer}`}>
          <div className={`stack ${styles.numerals}`}>
            <p className={styles.power}>
              <span {...figure('peak')} /> <span className="h3" {...figure('peakUnit')} />
            </p>
            <p className="numeral">
              <span {...figure('modules')} /> <span className="h3">{t('modules')}</span>
            </p>
            <p>
              {t('rows.range')} <strong {...figure('range')} />
            </p>
            <p className={`note ${styles.farmland}`} {...figure('farmland')} />
          </div>
          <figure>
            <Plan found={found} name={shown.plan} north={t('north')} figure={figure} />
            <figcaption className="note">{t('caption')}</figcaption>
          </figure>
          <dl className={`ruled ${styles.schedule}`}>
            {rows.map((row) => (
              <div key={row} className="flow">
                <dt className="small secondary">{t(`rows.${row}`)}</dt>
                <dd className="label" {...figure(row)} />
              </div>
            ))}
          </dl>
          <Link
            className="button screen-only"
            href={href(locale, 'contacts') + landQuery(defaultLand)}
            data-part="link"
          >
            {t('enquire')}
          </Link>
        </div>
        <p className="visually-hidden" data-part="status" aria-live="polite" />
      </site-estimate>
      <noscript>
        <EstimateTable texts={texts} />
      </noscript>
      <ul role="list" className={`halves ruled screen-only ${styles.ways}`}>
        <li>
          <h3>{t('ways.roof.title')}</h3>
          <p>{t('ways.roof.text', { roof: t('kinds.roof') })}</p>
          <ArrowLink to="contacts">{t('ways.roof.link')}</ArrowLink>
        </li>
        <li>
          <h3>{t('ways.invest.title')}</h3>
          <p>{t('ways.invest.text')}</p>
          <ArrowLink to="services" part="#studies">
            {services('studies.title')}
          </ArrowLink>
        </li>
      </ul>
      {process.env.NODE_ENV === 'production' && (
        <script
          type="text/plain"
          data-estimate-script=""
          src={fileUrl(estimateScript)}
          integrity={estimateIntegrity}
          crossOrigin="anonymous"
        />
      )}
    </section>
  );
}

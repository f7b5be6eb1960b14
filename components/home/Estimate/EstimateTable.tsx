import { useTranslations } from 'next-intl';
import { estimate, type Land } from './estimateLand';
import { type EstimateTexts, formatArea, inWords } from './inWords';
import { defaultLand } from './landInput';

const lands: readonly Land[] = [
  ...[1, 5, 10, 25, 50].map((area) => ({ ...defaultLand, area })),
  { ...defaultLand, kind: 'roof', area: 2000 },
];

/** What fits on some areas near the default place. The section shows this table without JavaScript. */
export function EstimateTable({ texts }: { texts: EstimateTexts }) {
  const t = useTranslations('Estimate');
  return (
    <table className="figures body">
      <caption className="label-large">
        {t('table', { place: t(`places.${defaultLand.place}`) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('area')}</th>
          <th scope="col">{t('power')}</th>
          <th scope="col">{t('rows.range')}</th>
          <th scope="col">{t('modulesColumn')}</th>
        </tr>
      </thead>
      <tbody>
        {lands.map((land) => {
          const shown = inWords(estimate(land), land, texts);
          return (
            <tr key={`${land.kind} ${land.area}`}>
              <th scope="row">
                {formatArea(texts, land.area, land.kind)}
                {land.kind === 'roof' && `, ${t('kinds.roof').toLocaleLowerCase(texts.locale)}`}
              </th>
              <td>
                {shown.peak} {shown.peakUnit}
              </td>
              <td>{shown.range}</td>
              <td>{shown.modules}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

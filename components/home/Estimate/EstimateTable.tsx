import { useTranslations } from 'next-intl';
import { estimate, type Land } from './estimateLand';
import { type EstimateTexts, formatArea, inWords } from './inWords';
import { defaultLand } from './landInput';

const sites: readonly Land[] = [
  ...[1, 5, 10, 25, 50].map((area) => ({ ...defaultLand, area })),
  { ...defaultLand, kind: 'roof', area: 2000 },
];

/** What fits on some areas near the default place: all that the section can say without JavaScript. */
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
        {sites.map((site) => {
          const shown = inWords(estimate(site), site, texts);
          return (
            <tr key={`${site.kind} ${site.area}`}>
              <th scope="row">
                {formatArea(texts, site.area, site.kind)}
                {site.kind === 'roof' && `, ${t('kinds.roof').toLocaleLowerCase(texts.locale)}`}
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

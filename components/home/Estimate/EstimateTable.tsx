import { useTranslations } from 'next-intl';
import { type EstimateTexts, formatArea, inWords } from '@/browser/estimate/inWords';
import { estimate, type Site } from '@/solar/estimate';
import { defaultSite } from '@/solar/landInput';
import styles from './Estimate.module.css';

const sites: readonly Site[] = [
  ...[1, 5, 10, 25, 50].map((area) => ({ ...defaultSite, area })),
  { ...defaultSite, kind: 'roof', area: 2000 },
];

/** What fits on some areas near the default place: all that the section can say without JavaScript. */
export function EstimateTable({ texts }: { texts: EstimateTexts }) {
  const t = useTranslations('Estimate');
  return (
    <table className={styles.table}>
      <caption>{t('table', { place: t(`places.${defaultSite.place}`) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('area')}</th>
          <th scope="col">{t('power')}</th>
          <th scope="col">{t('rows.range')}</th>
          <th scope="col">{t('modulesColumn')}</th>
          <th scope="col">{t('rows.connection')}</th>
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
              <td>{shown.connection}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

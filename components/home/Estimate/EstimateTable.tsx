import { useTranslations } from 'next-intl';
import { estimateLand, type Land } from './estimateLand';
import { type EstimateTexts, formatArea, formatEstimate } from './formatEstimate';
import { defaultAreas } from './landInput';

interface EstimateTableProps {
  /** The land in the fields at first. */
  readonly land: Land;
  readonly texts: EstimateTexts;
}

/** What fits on some areas near the town of the land. The section shows this table without JavaScript. */
export function EstimateTable({ land: atFirst, texts }: EstimateTableProps) {
  const t = useTranslations('Estimate');
  const lands: readonly Land[] = [
    ...[1, 5, 10, 25, 50].map((area) => ({ ...atFirst, area })),
    { ...atFirst, kind: 'roof', area: defaultAreas.m2 },
  ];
  return (
    <div className="body stack">
      <table className="table">
        <caption className="label-large">
          {t('table', { place: t(`places.${atFirst.town}`) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('area')}</th>
            <th scope="col">{t('powerColumn')}</th>
            <th scope="col">{t('rangeColumn')}</th>
            <th scope="col">{t('modulesColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {lands.map((land) => {
            const shown = formatEstimate(estimateLand(land), land, texts);
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
      <p className="note">{formatEstimate(estimateLand(atFirst), atFirst, texts).law}</p>
    </div>
  );
}

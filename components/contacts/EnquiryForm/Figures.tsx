import { useLocale, useTranslations } from 'next-intl';
import type { LineTexts } from '@/browser/estimate/line';
import { figuresIntegrity, figuresScript } from '@/generated/browser-scripts';
import { fileUrl } from '@/site/basePath';
import { kinds } from '@/site/estimate';
import { type Place, places } from '@/site/places';
import { siteQueryStart } from '@/site/siteInput';

/** Writes the figures of the URL, which the estimate on Home has put there, into the description. */
export function Figures() {
  const locale = useLocale();
  const t = useTranslations('Estimate');
  const form = useTranslations('EnquiryForm');
  const towns = Object.keys(places) as Place[];
  const texts: LineTexts = {
    locale,
    units: { ha: t('units.ha'), 'm²': t('units.squareMetres'), m: t('units.metres') },
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, t(`kinds.${kind}`)]),
    ) as LineTexts['kinds'],
    places: Object.fromEntries(
      towns.map((town) => [town, t(`places.${town}`)]),
    ) as LineTexts['places'],
    // The browser fills in what stands in braces.
    line: form('estimate', {
      area: '{area}',
      place: '{place}',
      kind: '{kind}',
      power: '{power}',
      modules: '{modules}',
    }),
  };
  return (
    <>
      <site-figures data-texts={JSON.stringify(texts)} />
      <site-script
        data-src={fileUrl(figuresScript)}
        data-integrity={figuresIntegrity}
        data-query={siteQueryStart}
      />
    </>
  );
}

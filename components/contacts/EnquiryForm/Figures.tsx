import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { LineTexts } from '@/browser/estimate/figures.element';
import { figuresIntegrity, figuresScript } from '@/generated/browser-scripts';
import { fileUrl } from '@/site/basePath';
import { siteQueryStart } from '@/site/siteInput';

/** Writes the figures of the URL, which the estimate on Home has put there, into the description. */
export function Figures() {
  const locale = useLocale();
  const t = useTranslations('EnquiryForm');
  const { kinds, places, units } = useMessages().Estimate;
  // The browser fills in what stands in braces.
  const texts: LineTexts = { locale, units, kinds, places, line: t.raw('estimate') };
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

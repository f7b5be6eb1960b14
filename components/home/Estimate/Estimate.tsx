import { useLocale, useMessages, useTranslations } from 'next-intl';
import { dataTexts } from '@/components/ui/dataTexts';
import { estimateIntegrity, estimateScript } from '@/generated/browser-scripts';
import { fileUrl } from '@/site/basePath';
import { href } from '@/site/routes';
import { defaultLand } from './defaultLand';
import styles from './Estimate.module.css';
import { EstimateAnswer } from './EstimateAnswer';
import { EstimateTable } from './EstimateTable';
import { Fields } from './Fields';
import { estimateTexts } from './formatEstimate';

/**
 * The calculator of what fits on the visitor's land: its fields, and the answer, which estimate.bundle.ts
 * updates as the visitor types. Without JavaScript the page shows a table instead.
 */
export function Estimate() {
  const locale = useLocale();
  const t = useTranslations('Estimate');
  const texts = estimateTexts(locale, useMessages().Estimate);
  const land = defaultLand(locale);
  return (
    <section id="land" className="section wrap shaded">
      <div className="twelve-from-desktop section-head">
        <h2 id="estimate">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <site-estimate className={styles.estimate} data-texts={dataTexts(texts)}>
        <Fields land={land} texts={texts} />
        <EstimateAnswer land={land} texts={texts} contacts={href(locale, 'contacts')} />
        <p className="visually-hidden" data-part="status" aria-live="polite" />
      </site-estimate>
      <noscript>
        <EstimateTable land={land} texts={texts} />
      </noscript>
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

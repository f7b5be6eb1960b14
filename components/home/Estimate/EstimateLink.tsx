import { useTranslations } from 'next-intl';

/** A link to the calculator from elsewhere on its page. */
export function EstimateLink() {
  const t = useTranslations('Estimate');
  return (
    <a className="text-link" href="#estimate">
      {t('title')}
    </a>
  );
}

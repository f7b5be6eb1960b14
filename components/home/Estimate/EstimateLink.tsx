import { useTranslations } from 'next-intl';

/** A link to the calculator, for other sections of its page. */
export function EstimateLink() {
  const t = useTranslations('Estimate');
  return (
    <a className="text-link screen-only" href="#estimate">
      {t('title')}
    </a>
  );
}

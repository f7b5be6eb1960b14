import { useTranslations } from 'next-intl';
import { TextSection } from '@/components/ui/TextSection/TextSection';

/** What becomes of what a visitor writes. */
export function Privacy() {
  const t = useTranslations('Privacy');
  return (
    <TextSection id="privacy" title={t('title')}>
      <p>{t('form')}</p>
      <p>{t('processor')}</p>
      <p>{t('nothingElse')}</p>
    </TextSection>
  );
}

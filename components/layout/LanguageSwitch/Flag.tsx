import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';

export function Flag({ locale }: { locale: Locale }) {
  return (
    <svg viewBox="0 0 60 40" aria-hidden="true">
      {languages[locale].flag.map((shape) => (
        <path key={shape.d + shape.stroke} {...shape} />
      ))}
    </svg>
  );
}

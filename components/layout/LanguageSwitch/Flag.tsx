import { languages } from '@/i18n/languages';
import type { Locale } from '@/i18n/locales';

export function Flag({ locale }: { locale: Locale }) {
  const { viewBox, shapes } = languages[locale].flag;
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      {shapes.map((shape) => (
        <path key={shape.d + shape.stroke} {...shape} />
      ))}
    </svg>
  );
}

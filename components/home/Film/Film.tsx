import { useLocale, useTranslations } from 'next-intl';
import { PauseLabels } from '@/components/ui/PauseLabels/PauseLabels';
import { Picture } from '@/components/ui/Picture/Picture';
import { films } from '@/generated/media';
import { defaultLocale } from '@/i18n/locales';
import { fileUrl } from '@/site/basePath';
import styles from './Film.module.css';

/** Media query of a cut of the film. The widest cut has no query, so it serves all other screens. */
function mediaFor({ width, height }: (typeof films)[number]): string | undefined {
  if (height > width) return '(max-width: 599px)';
  return width <= 1280 ? '(max-width: 1280px)' : undefined;
}

/** The attributes of its `<source>` elements. */
const files = films
  .toSorted((a, b) => a.width - b.width)
  .map((film) => ({ src: fileUrl(film.src), type: film.type, media: mediaFor(film) }));

/**
 * A decorative, muted loop. Its poster is a separate picture, which remains without JavaScript, with reduced motion and
 * with Save-Data. film.element.ts loads, plays and pauses the film.
 */
export function Film() {
  const locale = useLocale();
  const t = useTranslations('Film');
  return (
    <site-film className={`${styles.film} screen-only`}>
      <Picture
        name="solar-dawn-film"
        crop="film"
        phoneCrop="photo"
        sizes="(min-width: 900px) max(100vw, 1350px), (min-width: 600px) max(100vw, 640px), max(100vw, 480px)"
      />
      <video
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        data-files={JSON.stringify(files)}
        // docs/specification.md gives one English text for all pages.
        lang={locale === defaultLocale ? undefined : defaultLocale}
      >
        {t('fallback')}
      </video>
      <button className="icon-button" type="button" hidden>
        <PauseLabels />
      </button>
    </site-film>
  );
}

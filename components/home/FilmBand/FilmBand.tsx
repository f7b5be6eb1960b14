import { useLocale, useTranslations } from 'next-intl';
import { Daylight } from '@/components/home/Daylight/Daylight';
import { Film } from '@/components/home/Film/Film';
import { Picture } from '@/components/ui/Picture/Picture';
import { films } from '@/generated/media';
import { fileUrl } from '@/site/basePath';
import styles from './FilmBand.module.css';

/** The screens that each cut of the film is for; the widest has none and takes the rest. */
function mediaFor(file: (typeof films)[number]): { media?: string } {
  if (file.height > file.width) return { media: '(max-width: 599px)' };
  return file.width <= 1280 ? { media: '(max-width: 1280px)' } : {};
}

const files = films
  .toSorted((a, b) => a.width - b.width)
  .map((file) => ({ src: fileUrl(file.src), type: file.type, ...mediaFor(file) }));

/** The film across the page, with the daylight table cut into its corner. */
export function FilmBand() {
  const locale = useLocale();
  const t = useTranslations('Film');
  const motion = useTranslations('Motion');
  return (
    <section className={`dark ${styles.band}`}>
      <Film
        files={files}
        poster={
          <Picture
            name="solar-dawn-film"
            crop="film"
            phoneCrop="photo"
            sizes="(min-width: 900px) max(100vw, 1350px), (min-width: 600px) max(100vw, 640px), max(100vw, 480px)"
          />
        }
        fallback={<span lang={locale === 'en' ? undefined : 'en'}>{t('fallback')}</span>}
        labels={{ pause: motion('pause'), play: motion('play') }}
      />
      <div className={styles.panel}>
        <Daylight />
      </div>
    </section>
  );
}

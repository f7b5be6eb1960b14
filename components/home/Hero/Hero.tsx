import { useLocale, useTranslations } from 'next-intl';
import { Slideshow } from '@/components/home/Slideshow/Slideshow';
import { ButtonLink } from '@/components/ui/Button/ButtonLink';
import { Picture } from '@/components/ui/Picture/Picture';
import type { PictureName } from '@/site/pictures';
import { href } from '@/site/routes';
import styles from './Hero.module.css';

/** The eight slides of the specification, in order: the eight steps of the company's work. */
const slides = [
  { id: 'study', picture: 'solar-park-aerial' },
  { id: 'design', picture: 'rooftop-industrial' },
  { id: 'procure', picture: 'module-detail' },
  { id: 'build', picture: 'construction-site' },
  { id: 'store', picture: 'battery-yard' },
  { id: 'connect', picture: 'transformer-station' },
  { id: 'commission', picture: 'solar-dawn' },
  { id: 'operate', picture: 'solar-meadow' },
] as const satisfies readonly { id: string; picture: PictureName }[];

/** The first screen of Home: what the company does, in eight pictures, and the way to Contacts. */
export function Hero() {
  const locale = useLocale();
  const t = useTranslations('Hero');
  const show = useTranslations('Slideshow');
  const motion = useTranslations('Motion');

  return (
    <Slideshow
      labels={{
        name: show('name'),
        carousel: show('carousel'),
        slide: show('slide'),
        picker: show('picker'),
        previous: show('previous'),
        next: show('next'),
        pause: motion('pause'),
        play: motion('play'),
      }}
      heading={<h1>{t('title')}</h1>}
      introduction={
        <>
          <p className={`lead ${styles.lead}`}>{t('lead')}</p>
          <div className={styles.action}>
            <ButtonLink href={href(locale, 'contacts')}>{t('contactUs')}</ButtonLink>
          </div>
        </>
      }
      slides={slides.map(({ id, picture }, index) => ({
        id,
        label: show(`slides.${id}.label`),
        name: `${show('position', { number: String(index + 1), total: String(slides.length) })}: ${show(`slides.${id}.title`)}`,
        picture: (
          <Picture
            name={picture}
            crop="banner"
            phoneCrop="photo"
            sizes="(min-width: 900px) max(100vw, 1200px), 100vw"
            priority={index === 0 ? 'first' : 'lazy'}
          />
        ),
        caption: (
          <>
            <b>{show(`slides.${id}.title`)}</b> <span>{show(`slides.${id}.text`)}</span>
          </>
        ),
      }))}
    />
  );
}

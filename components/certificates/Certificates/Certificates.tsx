import { useLocale, useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/Picture/Picture';
import { certificatePath, type StandardNumber, standardNumbers } from '@/content/certificates';
import { certificates } from '@/generated/certificates';
import { languages } from '@/i18n/languages';
import { fileUrl } from '@/site/basePath';
import { useCertificateFacts } from '../useCertificateFacts';
import styles from './Certificates.module.css';

/** Of the first sheet and of the others. Phones of more than 2.2 device pixels per px get somewhat fewer, as of all pictures. */
const sizes = [
  '(width < 600px) and (min-resolution: 2.2dppx) 78vw, (width < 600px) 92vw, 44vw',
  '(width < 600px) and (min-resolution: 2.2dppx) 27vw, (width < 600px) 30vw, (width < 1280px) 44vw, 22vw',
] as const;

/** A certificate as it is filed: its first page, its standard, what it is about, and its PDF, which opens in a new tab. */
function Certificate({
  number,
  className,
}: {
  readonly number: StandardNumber;
  readonly className: string | undefined;
}) {
  const t = useTranslations('Certificates');
  const set = languages[useLocale()].certificates;
  const path = certificatePath(set, number);
  const { sheets, kilobytes } = certificates[path];
  const isFirst = number === standardNumbers[0];
  return (
    <article className={`whole ${className}`}>
      {sheets[1] && (
        <picture className={`${styles.sheet} screen-only`}>
          <img
            src={fileUrl(sheets[1].src)}
            srcSet={sheets.map(({ src, width }) => `${fileUrl(src)} ${width}w`).join()}
            sizes={sizes[isFirst ? 0 : 1]}
            alt=""
            width={640}
            height={905}
            loading="lazy"
            decoding="async"
          />
        </picture>
      )}
      <header className={styles.head}>
        <h2 className="strong">
          {t('iso')} {number}
        </h2>
        <h3 className="name">{t(`items.iso${number}.title`)}</h3>
      </header>
      <p className={styles.about}>{t(`items.iso${number}.text`)}</p>
      <div className={styles.file}>
        <dl className="small">
          {useCertificateFacts()(number).map(({ fact, name, value }) => (
            <div key={fact} className="flow">
              <dt className="secondary">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <a
          className={`button quiet ${styles.open}`}
          href={fileUrl(path)}
          target="_blank"
          rel="noopener"
          hrefLang={set}
          type="application/pdf"
          // Hidden words between those that are seen would have a space before their colon.
          aria-label={`${t('open')}: ${t('iso')} ${number}, ${t('details', { size: kilobytes })}`}
          aria-describedby="files"
        >
          <span>{t('open')}</span>{' '}
          <small className="small">{t('details', { size: kilobytes })}</small>
        </a>
      </div>
    </article>
  );
}

/** The certificates: the first hangs from the opening's picture, the others are two in a row. */
export function Certificates() {
  const t = useTranslations('Certificates');
  const check = useTranslations('CheckCertificate');
  const [first, ...others] = standardNumbers;
  return (
    <section id="certificates">
      <Picture
        className={`${styles.picture} screen-only`}
        name="module-detail"
        crop="band"
        phoneCrop="strip"
        priority="first"
      />
      <div className={`wrap halves ${styles.opening}`}>
        <div className={`stack ${styles.title}`}>
          <h1>{t('title')}</h1>
          <p className="lead">
            {t.rich('lead', { files: (chunks) => <span id="files">{chunks}</span> })}
          </p>
          <a className="text-link" href="#check">
            {check('title')}
          </a>
        </div>
        <Certificate number={first} className={styles.first} />
      </div>
      <div className="shaded">
        <div className="wrap halves">
          {others.map((number) => (
            <Certificate key={number} number={number} className={styles.other} />
          ))}
        </div>
      </div>
    </section>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon/Icon';
import { Picture } from '@/components/ui/Picture/Picture';
import { certificates } from '@/generated/certificates';
import { languages } from '@/i18n/languages';
import { fileUrl } from '@/site/basePath';
import { certificatePath, standardNumbers } from '@/site/certificates';
import { useCertificateFacts } from '../useCertificateFacts';
import styles from './Certificates.module.css';

/** Of the first sheet and of the others. Phones of more than 2.2 device pixels per px get somewhat fewer, as of all pictures. */
const sizes = [
  '(width < 600px) and (min-resolution: 2.2dppx) 78vw, (width < 600px) 92vw, 44vw',
  '(width < 600px) and (min-resolution: 2.2dppx) 27vw, (width < 600px) 30vw, (width < 1280px) 44vw, 22vw',
] as const;

/** The three certificates: each opens its PDF in a new tab. */
export function Certificates() {
  const locale = useLocale();
  const t = useTranslations('Certificates');
  const check = useTranslations('CheckCertificate');
  const factsOf = useCertificateFacts();
  const set = languages[locale].certificates;
  return (
    <section className={styles.section}>
      <Picture
        className={`${styles.picture} screen-only`}
        name="module-detail"
        crop="band"
        phoneCrop="strip"
        sizes="max(100vw, 400px)"
        priority="first"
      />
      <div className={`wrap ${styles.opening}`}>
        <div className="twelve">
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={`lead ${styles.lead}`}>
            {t.rich('lead', { files: (chunks) => <span id="files">{chunks}</span> })}{' '}
            <a className={`text-link ${styles.toCheck}`} href="#check">
              {check('title')} <Icon name="arrow" />
            </a>
          </p>
        </div>
      </div>
      <ul role="list" className={styles.list}>
        {standardNumbers.map((number, index) => {
          const path = certificatePath(set, number);
          const { sheets, kilobytes } = certificates[path];
          return (
            <li key={number} className={styles.row}>
              <div className={`wrap twelve ${styles.columns}`}>
                {sheets[1] && (
                  <div className={styles.sheet}>
                    <picture>
                      <img
                        src={fileUrl(sheets[1].src)}
                        srcSet={sheets.map(({ src, width }) => `${fileUrl(src)} ${width}w`).join()}
                        sizes={sizes[index === 0 ? 0 : 1]}
                        alt=""
                        width={640}
                        height={905}
                        loading="lazy"
                        decoding="async"
                      />
                    </picture>
                  </div>
                )}
                <div className={styles.text}>
                  <h2>
                    {t('iso')} {number}
                  </h2>
                  <h3>{t(`items.iso${number}.title`)}</h3>
                  <p>{t(`items.iso${number}.text`)}</p>
                  <dl className={styles.facts}>
                    {factsOf(number).map(({ fact, name, value }) => (
                      <div key={fact}>
                        <dt>{name}</dt>
                        <dd>{value}</dd>
                      </div>
                    ))}
                  </dl>
                  <a
                    className={`button ${styles.open}`}
                    href={fileUrl(path)}
                    target="_blank"
                    rel="noopener"
                    hrefLang={set}
                    type="application/pdf"
                    // Hidden words between those that are seen would have a space before their colon.
                    aria-label={`${t('open')}: ${t('iso')} ${number}, ${t('details', { size: kilobytes })}`}
                    aria-describedby="files"
                  >
                    <span>{t('open')}</span> <small>{t('details', { size: kilobytes })}</small>
                    <Icon name="external" />
                  </a>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

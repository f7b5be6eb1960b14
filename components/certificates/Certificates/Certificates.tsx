import { useLocale, useTranslations } from 'next-intl';
import { ContactButton } from '@/components/ui/links';
import { Picture } from '@/components/ui/Picture/Picture';
import { certificateName, certificateTotals } from '@/content/certificates';
import { content } from '@/content/current';
import type { Certificate } from '@/content/types';
import * as generated from '@/generated/certificates';
import { languages } from '@/i18n/languages';
import { fileUrl } from '@/site/basePath';
import { certificatePath } from '@/site/documents';
import { useCertificateValues } from '../useCertificateValues';
import styles from './Certificates.module.css';

interface Document {
  readonly kilobytes: number;
  /** Pictures of the first page, in ascending order of width. */
  readonly thumbnails: readonly {
    readonly src: string;
    readonly width: number;
    readonly height: number;
  }[];
}

const documents: Readonly<Record<string, Document>> = generated.documents;

/**
 * What was made of a document. In development, pages show a new certificate at once, and its first page as soon as that
 * is made. Builds begin with it.
 */
function documentAt(path: string): Document {
  const document = documents[path];
  if (document) return document;
  if (process.env.NODE_ENV === 'development') return { kilobytes: 0, thumbnails: [] };
  throw new Error(`${path} has no pictures. Run "npx tsx scripts/assets.ts".`);
}

/**
 * For the first certificate and for the others. Phones with more than 2.2 device pixels per px fetch a smaller file, as
 * for all pictures.
 */
const sizes = [
  '(width < 600px) and (min-resolution: 2.2dppx) 78vw, (width < 600px) 92vw, 44vw',
  '(width < 600px) and (min-resolution: 2.2dppx) 27vw, (width < 600px) 30vw, (width < 1280px) 44vw, 22vw',
] as const;

/** The first page of a certificate, its standard and title, its scope, and the values that the document names. */
function CertificateArticle({
  certificate,
  className,
}: {
  readonly certificate: Certificate;
  readonly className: string | undefined;
}) {
  const locale = useLocale();
  const { title, text } = certificate;
  const { thumbnails } = documentAt(certificatePath(languages[locale].certificateSet, certificate));
  const isFirst = certificate.id === content.certificates[0].id;
  return (
    <article className={`whole ${className}`}>
      {thumbnails[1] && (
        <picture className={`${styles.thumbnail} screen-only`}>
          <img
            src={fileUrl(thumbnails[1].src)}
            srcSet={thumbnails.map(({ src, width }) => `${fileUrl(src)} ${width}w`).join()}
            sizes={sizes[isFirst ? 0 : 1]}
            alt=""
            width={thumbnails[1].width}
            height={thumbnails[1].height}
            loading="lazy"
            decoding="async"
          />
        </picture>
      )}
      <h2 className={`name ${styles.head}`}>
        <span className="strong">{certificateName(certificate)}</span> {title[locale]}
      </h2>
      <p className={styles.about}>{text[locale]}</p>
      <dl className={`small ${styles.values}`}>
        {useCertificateValues()(certificate).map(({ name, term, value }) => (
          <div key={name} className="flow">
            <dt className="secondary">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** The documents by name. Each is a PDF, which opens in a new tab. */
function Documents() {
  const t = useTranslations('Certificates');
  const locale = useLocale();
  const set = languages[locale].certificateSet;
  return (
    <ul role="list" className={styles.documents}>
      {content.certificates.map((certificate) => {
        const path = certificatePath(set, certificate);
        return (
          <li key={certificate.id}>
            <a
              href={fileUrl(path)}
              target="_blank"
              rel="noopener"
              hrefLang={set}
              type="application/pdf"
              aria-describedby="files"
            >
              <b className="strong">{certificateName(certificate)}</b>{' '}
              <span className="label">{certificate.title[locale]}</span>{' '}
              <small className="note">{t('details', { size: documentAt(path).kilobytes })}</small>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The certificates: their documents first, because readers come for these, then each with its first page. The first one
 * hangs from the picture of the opening, the others are two in a row.
 */
export function Certificates() {
  const t = useTranslations('Certificates');
  const check = useTranslations('CheckCertificate');
  const [first, ...others] = content.certificates;
  return (
    <section id="certificates">
      <div className={`wrap two-from-tablet ${styles.opening}`}>
        <div className={styles.heading}>
          <h1>{t('title', certificateTotals())}</h1>
          <p className="lead">
            {t.rich('lead', { files: (chunks) => <small id="files">{chunks}</small> })}
          </p>
          <Documents />
          <div className={`flow ${styles.actions}`}>
            <ContactButton />{' '}
            <a className="text-link" href="#check">
              {check('title')}
            </a>
          </div>
        </div>
        <Picture
          className={`bleed ${styles.picture} screen-only`}
          name="module-detail"
          crop="band"
          phoneCrop="strip"
          priority="first"
        />
        <CertificateArticle certificate={first} className={styles.first} />
      </div>
      <div className="shaded">
        <div className="wrap two-from-tablet">
          {others.map((certificate) => (
            <CertificateArticle
              key={certificate.id}
              certificate={certificate}
              className={styles.other}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

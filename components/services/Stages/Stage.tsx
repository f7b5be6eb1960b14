import { type Messages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ArrowLink } from '@/components/ui/links';
import { Picture, type PictureProps } from '@/components/ui/Picture/Picture';
import { standard } from '@/components/ui/standard';
import { TradeTerm } from '@/components/ui/TradeTerm';
import { content } from '@/content/current';
import { listEntries } from '@/content/listEntries';
import { type ServiceId, serviceNumber, services } from '@/site/services';
import { Figure, type FigureProps } from './Figure';
import styles from './Stage.module.css';

type Services = Messages['Services'];

/** The key of a point, because services do not have the same points. */
type PointKey = {
  [Id in ServiceId]: `${Id}.points.${keyof Services[Id]['points'] & string}`;
}[ServiceId];

interface StageProps extends FigureProps {
  /** The background of the stage; without one it is paper. */
  readonly ground?: 'shaded' | 'dark' | 'dark blue';
  /** `wide`: the figure is below the text and spans the page. `edge`: its drawing continues to the edge of the page. */
  readonly layout?: 'wide' | 'edge' | 'wide edge';
  /** A second part, with its own figure, between the points and the result. */
  readonly more?: ReactNode;
  /** A picture between this stage and the next one. */
  readonly picture?: Omit<PictureProps, 'sizes'>;
}

/**
 * One service: its number, which a breaker connects to the busbar, its introduction and figure, its points, the document
 * with which it ends, and a link that starts an enquiry about it. The turnkey stage and the last one also lead to the
 * terms of the contract.
 */
export function Stage(props: StageProps) {
  const { id, ground = '', layout, kind, caption, children, more, picture } = props;
  const t = useTranslations('Services');
  const contract = useTranslations('ContractPanel');
  const isMain = id === 'epc';
  const isLast = id === services.at(-1)?.id;
  return (
    <section id={id} className={`wrap twelve whole ${styles.stage} ${ground}`} data-layout={layout}>
      <h2 className={isMain ? styles.main : 'h3'}>
        <span className={styles.number} aria-hidden="true">
          {serviceNumber(id)}
        </span>{' '}
        {t(`${id}.title`)}
      </h2>
      <p className={isMain ? 'lead' : undefined}>
        {t.rich(`${id}.text`, {
          standard,
          term: (chunks) => <TradeTerm>{chunks}</TradeTerm>,
        })}
      </p>
      <Figure id={id} kind={kind} caption={caption}>
        {children}
      </Figure>
      <details id={`${id}-points`} className={styles.points}>
        <summary
          className="text-link screen-only"
          aria-label={`${t('includes')}: ${t(`${id}.title`)}`}
        >
          {t('includes')}
        </summary>
        <ul role="list" className="ruled small">
          {listEntries(`Services.${id}.points`).map((point) => (
            <li key={point}>{t.rich(`${id}.points.${point}` as PointKey, { standard })}</li>
          ))}
        </ul>
      </details>
      {more}
      {/* Reader views leave out a <div> with one sentence and a link, but not a <section>. */}
      <section className={`flow ${styles.outcome}`}>
        <p className="title">
          {t.rich('outcome', {
            document: t(`${id}.outcome`),
            strong: (chunks) => <b className="secondary">{chunks}</b>,
          })}
        </p>{' '}
        <ArrowLink
          className={isMain ? 'button wide' : 'text-link'}
          to="contacts"
          suffix={`?service=${id}#enquiry`}
          about={t(`${id}.title`)}
        >
          {t('ask')}
        </ArrowLink>{' '}
        {(isMain || isLast) && content.sections.contract && (
          <a className="text-link screen-only" href="#contract">
            {contract('title')}
          </a>
        )}
      </section>
      {picture && (
        <Picture
          {...picture}
          className={`screen-only ${styles.picture}`}
          sizes="max(100vw, 445px)"
        />
      )}
    </section>
  );
}

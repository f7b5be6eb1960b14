import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { company, telephoneUri } from '@/content/company';
import { fileUrl } from '@/site/basePath';
import { href, type Route } from '@/site/routes';

type LinkProps = ComponentProps<'a'> & { readonly href: string };

/** A link to another page of the site. */
export function Link(props: LinkProps) {
  return <a {...props} href={fileUrl(props.href)} />;
}

interface ArrowLinkProps {
  readonly to: Route;
  /** Query or fragment. */
  readonly part?: string;
  /** The look of a link, or that of the amber action (app/css/ui.css). */
  readonly className?: 'text-link' | 'button' | 'button wide';
  /** What a link of the same words elsewhere on the page is not about: the end of its name. */
  readonly about?: string;
  readonly children: string;
}

/** A link to another page of the site in the language of this one. */
export function ArrowLink(props: ArrowLinkProps) {
  const { to, part = '', className = 'text-link', about, children } = props;
  return (
    <Link
      className={className}
      href={href(useLocale(), to) + part}
      // It begins with the words that are seen, for those who say them to their computer (WCAG 2.2, 2.5.3).
      aria-label={about && `${children}: ${about}`}
    >
      {children}
    </Link>
  );
}

/** The way to Contacts. */
export function ContactButton() {
  const t = useTranslations('Footer');
  return (
    <ArrowLink className="button wide" to="contacts">
      {t('contactUs')}
    </ArrowLink>
  );
}

/** A link to another website, which screen readers announce as such. */
export function ExternalLink({ children, ...attributes }: LinkProps) {
  const t = useTranslations('Footer');
  return (
    <a {...attributes}>
      {children}
      <span className="visually-hidden"> {t('externalSite')}</span>
    </a>
  );
}

/** The company's e-mail address; a narrow column breaks it behind the @. */
export function EmailLink({ children }: { children?: ReactNode }) {
  const [, user, domain] = /^(.*@)(.*)$/.exec(company.email) ?? [];
  return (
    <a href={`mailto:${company.email}`}>
      {children ?? (
        <>
          {user}
          <wbr />
          {domain}
        </>
      )}
    </a>
  );
}

/** The company's phone number. */
export function PhoneLink({ children = company.phone }: { children?: ReactNode }) {
  return <a href={telephoneUri(company.phone)}>{children}</a>;
}

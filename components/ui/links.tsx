import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { telephoneUri } from '@/content/company';
import { content } from '@/content/current';
import { fileUrl } from '@/site/basePath';
import { href, type Route } from '@/site/routes';

type LinkProps = ComponentProps<'a'> & { readonly href: string };

/** A link to another page of the site. */
export function Link(props: LinkProps) {
  return <a {...props} href={fileUrl(props.href)} />;
}

interface ArrowLinkProps {
  readonly to: Route;
  /** A query or a fragment. */
  readonly suffix?: string;
  /** Looks like a link, or like the amber button (app/css/ui.css). */
  readonly className?: 'text-link' | 'button' | 'button wide';
  /** Distinguishes links with the same words on one page: it is added to the accessible name. */
  readonly about?: string;
  readonly children: string;
}

/** A link to another page of the site in the language of this one. */
export function ArrowLink(props: ArrowLinkProps) {
  const { to, suffix = '', className = 'text-link', about, children } = props;
  return (
    <Link
      className={className}
      href={href(useLocale(), to) + suffix}
      // The name begins with the visible words, because some visitors operate the computer by voice (WCAG 2.2, 2.5.3).
      aria-label={about && `${children}: ${about}`}
    >
      {children}
    </Link>
  );
}

/** The button that leads to the enquiry form. */
export function ContactButton() {
  const t = useTranslations('Footer');
  return (
    <ArrowLink className="button wide" to="contacts" suffix="#enquiry">
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

/** The company's e-mail address. In a narrow column the line breaks after the @. */
export function EmailLink({ children }: { children?: ReactNode }) {
  const [, user, domain] = /^(.*@)(.*)$/.exec(content.company.email) ?? [];
  return (
    <a
      href={`mailto:${content.company.email}`}
      // Chromium reads the place where the line may break as a space.
      aria-label={children ? undefined : content.company.email}
    >
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
export function PhoneLink({
  children = content.company.phone,
  ...attributes
}: ComponentProps<'a'>) {
  return (
    <a {...attributes} href={telephoneUri(content.company.phone)}>
      {children}
    </a>
  );
}

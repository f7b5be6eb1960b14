import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { fileUrl } from '@/site/basePath';
import { company, telephoneUri } from '@/site/company';
import { Icon } from './Icon/Icon';

/** A link to another page of the site; browser/navigation/followLinks.ts follows it. */
export function Link(props: ComponentProps<'a'> & { readonly href: string }) {
  return <a {...props} href={fileUrl(props.href)} />;
}

/** The one amber action: a link to another page of the site. */
export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="button" href={href}>
      {children}
      <Icon name="arrow" />
    </Link>
  );
}

interface ExternalLinkProps {
  readonly href: string;
  readonly rel?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to another website, which screen readers announce as such. */
export function ExternalLink({ children, ...attributes }: ExternalLinkProps) {
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

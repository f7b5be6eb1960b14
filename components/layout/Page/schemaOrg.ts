import type { Graph, Organization, Thing } from 'schema-dts';
import { certificateName, certificateTotals } from '@/content/certificates';
import { socialProfiles } from '@/content/company';
import { content } from '@/content/current';
import { dayOf } from '@/content/day';
import type { Translate } from '@/content/translator';
import { type Locale, locales } from '@/i18n/locales';
import { buildTime } from '@/site/buildTime';
import { type Route, routes } from '@/site/routes';
import { services } from '@/site/services';
import { absoluteUrl } from '@/site/urls';

/** Values that the data of all pages in a language need. */
interface Site {
  readonly siteUrl: string;
  readonly locale: Locale;
  readonly t: Translate;
  /** Absolute URL of a picture of the company's work. */
  readonly picture: string;
}

/** The ids are URLs of the site and not of a page, because they are the same on all pages and in all languages. */
const companyId = (siteUrl: string) => `${siteUrl}/#company`;
const websiteId = (siteUrl: string) => `${siteUrl}/#website`;

/** The name of the company. Search engines combine it with all other data of the same `@id`. */
function named(siteUrl: string) {
  return {
    '@type': 'Organization',
    '@id': companyId(siteUrl),
    name: content.company.name,
    url: `${siteUrl}/`,
  } as const satisfies Organization;
}

function business({ siteUrl, t, picture }: Site): Thing {
  return {
    ...named(siteUrl),
    '@type': 'LocalBusiness',
    legalName: t('Company.legalName'),
    logo: `${siteUrl}/icon-512.png`,
    image: picture,
    telephone: content.company.phone,
    email: content.company.email,
    // A Bulgarian company's tax number is its UIC.
    taxID: content.company.uic,
    ...(content.company.vat && { vatID: content.company.vat }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: t('Company.street'),
      postalCode: content.company.postalCode,
      addressLocality: t('Company.city'),
      addressCountry: content.company.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', ...content.company.coordinates },
    openingHours: content.company.openingHours,
    knowsLanguage: locales,
    ...(content.company.group && {
      parentOrganization: { '@type': 'Organization', name: content.company.group },
    }),
    sameAs: socialProfiles().map(({ url }) => url),
  };
}

/**
 * The certificates whose last day has not passed at the build. A specimen has no last day, so search engines are not
 * told that the company holds it. schema.org has no property for who accredited the issuer. Google documents
 * `hasCertification` for products only.
 */
function certifications(locale: Locale) {
  const day = dayOf(buildTime());
  return content.certificates
    .filter(({ validUntil }) => validUntil >= day)
    .map((certificate) => ({
      '@type': 'Certification' as const,
      name: certificateName(certificate),
      description: certificate.title[locale],
      certificationIdentification: certificate.number,
      issuedBy: { '@type': 'Organization' as const, name: certificate.body[locale] },
      ...(certificate.validFrom && { validFrom: certificate.validFrom }),
      expires: certificate.validUntil,
    }));
}

/** The company on the page that shows its certificates. */
function certified({ siteUrl, locale }: Site): Thing {
  const hasCertification = certifications(locale);
  return { ...named(siteUrl), ...(hasCertification.length > 0 && { hasCertification }) };
}

/**
 * The company as a page describes it. The full description costs some 250 bytes, so most pages only name the company.
 */
function companyOn(site: Site, route: Route): Thing {
  if (route === 'home' || route === 'contacts') return business(site);
  return route === 'certificates' ? certified(site) : named(site.siteUrl);
}

/** The trail from Home to the page. */
function breadcrumbs({ siteUrl, locale, t }: Site, route: Route) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: (['home', route] as const).map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: t(`Header.links.${step}`),
      item: absoluteUrl(siteUrl, locale, step),
    })),
  } as const;
}

function serviceList({ siteUrl, t }: Site, url: string) {
  return {
    '@type': 'ItemList',
    itemListElement: services.map(({ id }) => ({
      '@type': 'Service' as const,
      '@id': `${url}#${id}`,
      name: t(`Services.${id}.title`),
      description: t.markup(`Services.${id}.text`, {
        standard: (words) => words,
        term: (words) => words,
      }),
      provider: { '@id': companyId(siteUrl) },
    })),
  } as const;
}

function webPage(site: Site, route: Route): Thing {
  const { siteUrl, locale, t } = site;
  const url = absoluteUrl(siteUrl, locale, route);
  return {
    '@type': routes[route].type,
    '@id': url,
    url,
    name: t(`Meta.${route}.title`, certificateTotals()),
    description: t(`Meta.${route}.description`),
    inLanguage: locale,
    isPartOf: { '@id': websiteId(siteUrl) },
    about: { '@id': companyId(siteUrl) },
    // Home has no trail, because a trail of one step leads nowhere.
    ...(route !== 'home' && { breadcrumb: breadcrumbs(site, route) }),
    ...(route === 'services' && { mainEntity: serviceList(site, url) }),
  };
}

/** Google reads the name of a site on its home page only. The other pages refer to it. */
function website(siteUrl: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    url: `${siteUrl}/`,
    name: content.company.name,
    inLanguage: locales,
    publisher: { '@id': companyId(siteUrl) },
  };
}

/**
 * Describes the page, the company and its services for search engines (https://schema.org). It contains only texts of
 * the pages, and what content/ says of the company and its certificates.
 */
export function structuredData(site: Site, route: Route): Graph {
  const things: Thing[] = [
    webPage(site, route),
    companyOn(site, route),
    ...(route === 'home' ? [website(site.siteUrl)] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}

import { createTranslator, type Messages } from 'next-intl';
import type { Graph, Organization, Thing } from 'schema-dts';
import { company, socialProfiles } from '@/content/company';
import { sharePictures } from '@/generated/share';
import { type Locale, locales } from '@/i18n/locales';
import { lastId, type Route, routes } from '@/site/routes';
import { services } from '@/site/services';
import { absoluteUrl, siteUrl } from '@/site/urls';

type Translate = ReturnType<typeof createTranslator<Messages>>;

/** The id is the same on all pages and in all languages, so it is a URL of the site and not of a page. */
const companyId = `${siteUrl}/#company`;
const websiteId = `${siteUrl}/#website`;
const homeUrl = `${siteUrl}/`;

/** The company by its name. Other data with the same `@id` is added to it. */
const named = {
  '@type': 'Organization',
  '@id': companyId,
  name: company.name,
  url: homeUrl,
} as const satisfies Organization;

function business(locale: Locale, t: Translate): Thing {
  return {
    ...named,
    '@type': 'LocalBusiness',
    legalName: `${company.name} ${t('Company.legalForm')}`,
    logo: `${siteUrl}/icon-512.png`,
    image: siteUrl + sharePictures[locale].home.src,
    telephone: company.phone,
    email: company.email,
    // A Bulgarian company's tax number is its UIC.
    taxID: company.uic,
    vatID: company.vat,
    address: {
      '@type': 'PostalAddress',
      streetAddress: t('Company.street'),
      postalCode: company.postalCode,
      addressLocality: t('Company.city'),
      addressCountry: company.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', ...company.coordinates },
    openingHours: company.openingHours,
    knowsLanguage: locales,
    ...(company.group && {
      parentOrganization: { '@type': 'Organization', name: company.group },
    }),
    sameAs: socialProfiles.map(({ url }) => url),
  };
}

/** The trail from Home to the page. */
function breadcrumbs(locale: Locale, route: Route, t: Translate) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: (['home', route] as const).map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: t(`Header.links.${step}`),
      item: absoluteUrl(locale, step),
    })),
  } as const;
}

function serviceList(url: string, t: Translate) {
  return {
    '@type': 'ItemList',
    itemListElement: services.map(({ id }) => ({
      '@type': 'Service' as const,
      '@id': `${url}#${id}`,
      name: t(`Services.${id}.title`),
      description: t.markup(`Services.${id}.text`, { term: (words) => words }),
      provider: { '@id': companyId },
    })),
  } as const;
}

function webPage(locale: Locale, route: Route, t: Translate): Thing {
  const url = absoluteUrl(locale, route);
  return {
    '@type': routes[route].type,
    '@id': url,
    url,
    name: t(`Meta.${route}.title`),
    description: t(`Meta.${route}.description`),
    inLanguage: locale,
    isPartOf: { '@id': websiteId },
    about: { '@id': companyId },
    // Home has no trail, because a trail of one step leads nowhere.
    ...(route !== 'home' && { breadcrumb: breadcrumbs(locale, route, t) }),
    ...(route === 'services' && { mainEntity: serviceList(url, t) }),
  };
}

/** Google reads the name of a site on its home page only. The other pages refer to it. */
const website: Thing = {
  '@type': 'WebSite',
  '@id': websiteId,
  url: homeUrl,
  name: company.name,
  inLanguage: locales,
  publisher: { '@id': companyId },
};

/**
 * Describes the page, the company and its services for search engines (https://schema.org), with texts of the page and facts
 * of content/company.json only.
 */
export function structuredData(locale: Locale, route: Route, messages: Messages): Graph {
  const t = createTranslator<Messages>({ locale, messages });
  // The full description costs some 250 bytes, so the other pages only name the company.
  const isAboutCompany = route === 'home' || route === 'contacts';
  const things: Thing[] = [
    webPage(locale, route, t),
    isAboutCompany ? business(locale, t) : named,
    ...(route === 'home' ? [website] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': things };
}

/**
 * Structured data as an element for the end of `<body>` (JSON-LD). It does not belong in React, which would send it a second
 * time, in the flight data.
 */
export function dataElement(data: Graph): string {
  // A script element ends at the first `</script`, also inside a string.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json" id="${lastId}">${json}</script>`;
}

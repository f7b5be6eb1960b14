import { type Locale, locales } from '@/i18n/locales';
import { readMessageFile, textsOf } from '../read';

/*
 * What texts must not say, because it is not true any more. Nothing here says how to put the truth: owners choose their
 * own words.
 */

interface Outdated extends Readonly<Partial<Record<Locale, RegExp>>> {
  readonly key: string;
  readonly because: string;
}

const outdated: readonly Outdated[] = [
  {
    key: 'EnquiryForm.recaptcha',
    because:
      'Google has been a processor since 2 April 2026, and its policy and terms do not apply',
    en: /Privacy Policy|Terms of Service/,
    it: /Norme sulla privacy|Termini di servizio/,
    bg: /Декларацията за поверителност|Общите условия/,
  },
  {
    key: 'Privacy.recaptcha',
    because: 'Google receives the address and sets one cookie, on behalf of the company',
    en: /Google then receives|may set cookies/,
    it: /Google riceve così|impostare cookie/,
    bg: /При това Google|постави бисквитки/,
  },
  {
    key: 'PermitPath.italy.steps.offer',
    because: 'since 2026 an offer is provisional until the project is authorised',
    en: /\(STMG\)$/,
    it: /^STMG accettata$/,
    bg: /\(STMG\)$/,
  },
  {
    key: 'PermitPath.italy.steps.authorisation',
    because: 'there is a third regime, attività libera',
    en: /^Simplified procedure/,
    it: /^PAS o/,
    bg: /^Опростена процедура/,
  },
  {
    key: 'PermitPath.italy.steps.tests',
    because: 'on Terna’s grid its own code holds',
    en: /0-16$/,
    it: /0-16$/,
    bg: /0-16$/,
  },
  {
    key: 'Services.studies.outcome',
    because: 'the first answer of an operator is no promise of capacity',
    en: /the answer on the grid/,
    it: /la risposta sulla connessione/,
    bg: /и становището на оператора/,
  },
  {
    key: 'CheckCertificate.steps.number.text',
    because: 'a valid certificate may be missing in the worldwide database',
    en: /Accredited certificates are also listed/,
    it: /I certificati accreditati figurano/,
    bg: /Акредитираните сертификати са вписани/,
  },
  {
    key: 'CheckCertificate.registers.certSearch',
    because: 'another body took over from the IAF on 1 January 2026',
    en: /IAF/,
    it: /IAF/,
    bg: /IAF/,
  },
  {
    key: 'Services.repowering.after',
    because: 'the year is that of the build',
    en: /20\d\d/,
    it: /20\d\d/,
    bg: /20\d\d/,
  },
  {
    key: 'PlantOverview.stations.grid.text',
    because: 'high voltages come from solar/grid.ts',
    en: /\d{3}/,
    it: /\d{3}/,
    bg: /\d{3}/,
  },
];

describe.each(locales)('in %s', (locale) => {
  const texts = textsOf(readMessageFile(locale));

  test.each(outdated)('$key is up to date: $because', ({ key, [locale]: old }) => {
    const text = texts.find((entry) => entry.key === key)?.value ?? '';
    // A language that came later has nothing outdated.
    if (old) expect(text).not.toMatch(old);
  });
});

import { deliveryVariables } from '@/components/contacts/EnquiryForm/delivery';
import { checkMessages } from '@/content/check/checkMessages';
import { type MessageFile, textsOf } from '@/content/check/messageFile';
import { looseUnit } from '@/content/check/units';
import { companyFile, companyProblems, companyValues, sectionOf } from '@/content/companyValues';
import { sections } from '@/content/settings';
import { withValue } from '@/content/writeValue';
import { languages } from '@/i18n/languages';

/** Files by their path. */
export type Files = Readonly<Record<string, string>>;

export interface Question {
  /** Its name among the answers: of a text, the key and the language behind a colon. */
  readonly name: string;
  readonly words: string;
  /** What there is now. */
  readonly value: string;
  /** The file that has it. */
  readonly path: string;
  readonly write: (source: string, answer: string) => string;
  /** What is wrong with an answer, a sentence each. `after` are the files that have it. */
  readonly problems: (answer: string, after: Files) => string[];
}

/** The files with another answer. */
export function answered({ path, write }: Question, answer: string, files: Files): Files {
  return { ...files, [path]: write(files[path] ?? '', answer) };
}

export const settingsFile = 'content/settings.ts';
export const environmentFile = '.env.local';

/** Which sections there are. */
function sectionQuestions(): Question[] {
  return Object.entries(sections).map(([section, value]) => ({
    name: `sections.${section}`,
    words: `Has the site the section "${section}" (true or false)`,
    value: String(value),
    path: settingsFile,
    write: (source, answer) =>
      source.replace(new RegExp(`^  ${section}: \\w+,$`, 'm'), `  ${section}: ${answer},`),
    problems: (answer) => (/^(true|false)$/.test(answer) ? [] : ['Write true or false.']),
  }));
}

/** The values of content/company.json; what the editor shows beside a certificate is left to it. */
function valueQuestions(files: Files): Question[] {
  return companyValues(files[companyFile] ?? '')
    .filter(({ key }) => !key.startsWith('certificates.'))
    .map(({ key, title, value }) => ({
      name: key,
      words: title,
      value,
      path: companyFile,
      write: (source, answer) => withValue(source, key, answer),
      problems: (_, after) =>
        companyProblems(after[companyFile] ?? '')
          .filter((problem) => problem.key === key)
          .map(({ advice }) => advice),
    }));
}

const placeWords: Readonly<Record<string, string>> = {
  street: 'Street and number of the office',
  city: 'City',
  country: 'Country',
  hours: 'Opening hours in words',
  seat: 'Registered office (a city)',
  legalForm: 'Legal form, such as OOD',
  managementAddress: 'Address of management (street and number)',
};

/** With no-break spaces between numbers and their units, which nobody types into a terminal. */
function bound(text: string): string {
  const loose = new RegExp(looseUnit, 'gu');
  return text.replace(loose, (found) => found.replace(/ (?=\S+$)/, '\u00a0'));
}

/** The texts of the group Company, in each language. */
function textQuestions(all: readonly MessageFile[]): Question[] {
  return Object.entries(placeWords).flatMap(([name, words]) =>
    all.map((file) => {
      const key = `Company.${name}`;
      const { path, locale } = file;
      return {
        name: `${key}:${locale}`,
        words: `${words}, in ${languages[locale].name}`,
        value: textsOf(file).find((text) => text.key === key)?.value ?? '',
        path,
        write: (source, answer) => withValue(source, key, bound(answer)),
        problems: (_, after) =>
          checkMessages(all.map((one) => ({ ...one, text: after[one.path] ?? '' })))
            .problems.filter((problem) => problem.key === key && problem.path === path)
            .map(({ advice }) => advice),
      };
    }),
  );
}

const environmentWords: Readonly<Record<string, string>> = {
  NEXT_PUBLIC_SITE_URL: 'Address of the site, such as https://www.company.bg',
  ...Object.fromEntries(deliveryVariables.map(({ variable, title }) => [variable, title])),
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'reCAPTCHA: site key (may be empty)',
};

function environmentQuestions(files: Files): Question[] {
  return Object.entries(environmentWords).map(([name, words]) => {
    const line = new RegExp(`^${name}=(.*)\\n`, 'm');
    return {
      name,
      words,
      value: line.exec(files[environmentFile] ?? '')?.[1] ?? '',
      path: environmentFile,
      write: (source, answer) => {
        const written = `${name}=${answer}\n`;
        return line.test(source) ? source.replace(line, () => written) : source + written;
      },
      problems: (answer) =>
        /[\s"'`<>]/.test(answer) ? ['Write it without spaces, quotation marks and brackets.'] : [],
    };
  });
}

/** All that setup asks, with what the files have now. */
export function questionsOf(files: Files, all: readonly MessageFile[]): Question[] {
  return [
    ...sectionQuestions(),
    ...valueQuestions(files),
    ...textQuestions(all),
    ...environmentQuestions(files),
  ];
}

/** Whether a question is none, since its section is off. */
export function isIdle({ name }: Question, answers: Readonly<Record<string, string>>): boolean {
  return answers[`sections.${sectionOf(name)}`] === 'false';
}

import { deliveryVariables } from '@/components/contacts/EnquiryForm/delivery';
import { rowOf, rowsThat, sectionNames } from '@/content/catalogue';
import { sectionsFile } from '@/content/files';
import { readMessageFile, textsOf } from '@/content/read';
import { looseTranslator } from '@/content/translator';
import { withValue } from '@/content/write';
import { defaultLocale, isLocale } from '@/i18n/locales';
import { toolLanguage, toolText } from '@/i18n/toolText';
import { idAdvice } from '@/scripts/lib/environment';

/** Content of files by their path. */
export type Files = Readonly<Record<string, string>>;

export interface Question {
  /** Its name in a file of answers. */
  readonly name: string;
  readonly words: string;
  /** The present value. */
  readonly value: string;
  /** Path of the file that has the value. */
  readonly path: string;
  /** Replaces the value in the source of that file. */
  readonly write: (source: string, answer: string) => string;
  /** Says what is wrong with an answer; undefined if it is right. */
  readonly problem: (answer: string) => string | undefined;
}

export const environmentFile = '.env.local';

/** The files, with the answer written into the one that has it. */
export function withAnswer({ path, write }: Question, answer: string, files: Files): Files {
  return { ...files, [path]: write(files[path] ?? '', answer) };
}

/** Yes and no in the languages of the tools, and as a file of answers may write them. */
const yes = ['yes', 'y', 'sì', 'si', 's', 'да', 'д', 'true'];
const no = ['no', 'n', 'не', 'н', 'false'];

const isOneOf = (words: readonly string[], answer: string) =>
  words.includes(answer.normalize().toLowerCase());

/** One question for each section that can be switched off. */
function sectionQuestions(files: Files): Question[] {
  const language = toolLanguage();
  const locale = isLocale(language) ? language : defaultLocale;
  const t = looseTranslator(locale);
  const texts = new Map(textsOf(readMessageFile(locale)).map(({ key, value }) => [key, value]));
  const switches = JSON.parse(files[sectionsFile] ?? '{}') as Readonly<Record<string, boolean>>;
  const answers = { yes: toolText('Setup.yes'), no: toolText('Setup.no') };
  return sectionNames.map((name) => {
    const groups = rowsThat(({ section }) => section === name);
    const [heading] = groups.flatMap((group) => texts.get(`${group}.title`) ?? []);
    const values = {
      page: t(`Header.links.${rowOf(groups[0] ?? '').page}`),
      what: toolText(`Setup.sections.${name}`),
      ...answers,
    };
    return {
      name: `sections.${name}`,
      words: heading
        ? toolText('Setup.showHeading', { heading, ...values })
        : toolText('Setup.showSection', values),
      value: switches[name] ? answers.yes : answers.no,
      path: sectionsFile,
      write: (source, answer) => withValue(source, [name], String(isOneOf(yes, answer))),
      problem: (answer) =>
        isOneOf([...yes, ...no], answer) ? undefined : toolText('Setup.yesOrNo', answers),
    };
  });
}

const environmentWords = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(deliveryVariables.map(({ variable, title }) => [variable, title])),
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: toolText('Setup.recaptcha'),
});

function environmentQuestions(files: Files): Question[] {
  return Object.entries(environmentWords()).map(([name, words]) => {
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
      problem: (answer) => idAdvice(name, answer),
    };
  });
}

/** All questions of `npm run setup`, with the present values of the files. */
export function questionsOf(files: Files): Question[] {
  return [...sectionQuestions(files), ...environmentQuestions(files)];
}

import { deliveryVariables } from '@/components/contacts/EnquiryForm/delivery';
import { sections } from '@/content/sections';
import { looseTranslator } from '@/content/translator';
import { withValue } from '@/content/write';
import { defaultLocale, isLocale } from '@/i18n/locales';
import { toolLanguage, toolText } from '@/i18n/toolText';

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

export const sectionsFile = 'content/sections.json';
export const environmentFile = '.env.local';

/** The files, with the answer written into the one that has it. */
export function withAnswer({ path, write }: Question, answer: string, files: Files): Files {
  return { ...files, [path]: write(files[path] ?? '', answer) };
}

const sectionNames = Object.keys(sections) as (keyof typeof sections)[];

/** One question for each section that can be switched off. */
function sectionQuestions(files: Files): Question[] {
  const language = toolLanguage();
  const t = looseTranslator(isLocale(language) ? language : defaultLocale);
  const switches: Readonly<Record<string, boolean>> = JSON.parse(files[sectionsFile] ?? '{}');
  const [yes, no] = [toolText('Setup.yes'), toolText('Setup.no')];
  return sectionNames.map((name) => ({
    name: `sections.${name}`,
    words: toolText('Setup.showSection', {
      page: t(`Header.links.${sections[name].page}`),
      what: toolText(`Setup.sections.${name}`),
      yes,
      no,
    }),
    value: switches[name] ? yes : no,
    path: sectionsFile,
    write: (source, answer) => withValue(source, [name], String(isYes(answer))),
    problem: (answer) =>
      isAnswer.test(answer) ? undefined : toolText('Setup.yesOrNo', { yes, no }),
  }));
}

/** Yes or no, in the languages of the tools. */
const isAnswer = /^(y|yes|n|no|s|s[iì]|д|да|н|не)$/iu;

const isYes = (answer: string) => /^[ysд]/iu.test(answer);

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
      problem: (answer) => (/[\s"'`<>]/.test(answer) ? toolText('Setup.noSpaces') : undefined),
    };
  });
}

/** All questions of `npm run setup`, with the present values of the files. */
export function questionsOf(files: Files): Question[] {
  return [...sectionQuestions(files), ...environmentQuestions(files)];
}

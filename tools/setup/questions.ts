import { deliveryVariables } from '@/components/contacts/EnquiryForm/delivery';
import { sections } from '@/content/sections';
import { looseTranslator } from '@/content/translator';
import { withValue } from '@/content/write';

/** Files by their path. */
export type Files = Readonly<Record<string, string>>;

export interface Question {
  /** Its name among the answers. */
  readonly name: string;
  readonly words: string;
  /** What there is now. */
  readonly value: string;
  /** The file that has it. */
  readonly path: string;
  /** The file with another answer. */
  readonly write: (source: string, answer: string) => string;
  /** What is wrong with an answer, if something is. */
  readonly problem: (answer: string) => string | undefined;
}

export const sectionsFile = 'content/sections.json';
export const environmentFile = '.env.local';

/** The file of a question's answer with another answer. */
export function answered({ path, write }: Question, answer: string, files: Files): Files {
  return { ...files, [path]: write(files[path] ?? '', answer) };
}

/** Which sections the site has. */
function sectionQuestions(files: Files): Question[] {
  const t = looseTranslator('en');
  const switches: Readonly<Record<string, boolean>> = JSON.parse(files[sectionsFile] ?? '{}');
  return Object.entries(sections).map(([name, { page, words }]) => ({
    name: `sections.${name}`,
    words: `Show on the page "${t(`Header.links.${page}`)}": ${words} (yes or no)`,
    value: switches[name] ? 'yes' : 'no',
    path: sectionsFile,
    write: (source, answer) => withValue(source, [name], String(isYes(answer))),
    problem: (answer) => (/^(y|yes|n|no)$/i.test(answer) ? undefined : 'Write yes or no.'),
  }));
}

const isYes = (answer: string) => /^y/i.test(answer);

const environmentWords: Readonly<Record<string, string>> = {
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
      problem: (answer) =>
        /[\s"'`<>]/.test(answer)
          ? 'Write it without spaces, quotation marks and brackets.'
          : undefined,
    };
  });
}

/** All that setup asks, with what the files have now. */
export function questionsOf(files: Files): Question[] {
  return [...sectionQuestions(files), ...environmentQuestions(files)];
}

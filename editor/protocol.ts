import type { Problem } from '@/i18n/check/messageFile';
import type { Locale } from '@/i18n/locales';
import type { PictureFacts } from '@/site/pictures';

/* What the editor's server and its panel say to each other. */

/** URL path of the server, through the development server. */
export const serverPath = '/dev/edit/';

/** A text of one language as it is and as it shall be. */
export interface Change {
  readonly locale: Locale;
  readonly key: string;
  /** The text on which the change is based: another one in the file is a conflict. */
  readonly base: string;
  readonly text: string;
}

export interface Advice extends Problem {
  /** The text is no valid ICU pattern, or has other placeholders than English: no page can show it. */
  readonly unusable: boolean;
}

/** The answer to changes, tried or saved. Nothing has been saved where it has advice or a conflict. */
export interface Verdict {
  readonly advice: readonly Advice[];
  /** The texts in the files, where they are not those that the changes are based on. */
  readonly conflicts: readonly (Pick<Change, 'locale' | 'key'> & { readonly current: string })[];
}

/** A value that is the same in every language, and its place in the source. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly file: string;
  readonly line: number;
}

export interface PictureState {
  readonly file: string;
  readonly facts: PictureFacts;
  /** Key of its alternative text. */
  readonly textKey: string;
}

/** All that the panel knows. */
export interface State {
  /** Of the languages, English first; the texts by key, in the order of the file. */
  readonly files: readonly {
    readonly locale: Locale;
    readonly name: string;
    readonly path: string;
    readonly text: string;
    readonly texts: Readonly<Record<string, { readonly value: string; readonly line: number }>>;
  }[];
  readonly problems: readonly Problem[];
  /** What has to be done with a text before the site goes live, by key. */
  readonly toDo: Readonly<Record<string, string>>;
  readonly facts: readonly Fact[];
  readonly pictures: Readonly<Record<string, PictureState>>;
  /** Absolute path of the project. */
  readonly folder: string;
}

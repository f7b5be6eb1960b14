import type { Problem } from '@/i18n/check/messageFile';
import type { Locale } from '@/i18n/locales';
import type { PictureFacts } from '@/site/pictures';

/* What the editor's server and its panel say to each other. */

/** URL path of the server, through the development server. */
export const serverPath = '/dev/edit/';

/** A text in a file: of one language, or a value that all languages share. */
export interface Place {
  /** Path of the file. */
  readonly path: string;
  readonly key: string;
}

/** A text as it is and as it shall be. */
export interface Change extends Place {
  /** The text on which the change is based: another one in the file is a conflict. */
  readonly base: string;
  readonly text: string;
}

export interface Advice extends Omit<Problem, 'locale'> {
  /** The text is no valid ICU pattern, or has other placeholders than English: no page can show it. */
  readonly unusable?: boolean;
}

/** The answer to changes, tried or saved. Nothing has been saved where it has advice or a conflict. */
export interface Verdict {
  readonly advice: readonly Advice[];
  /** The texts in the files, where they are not those that the changes are based on. */
  readonly conflicts: readonly (Place & { readonly current: string })[];
}

/** What has happened, for the person who edits. */
export interface Done {
  readonly done: string;
  /** Page of the forge, on which what was sent becomes a pull request. */
  readonly url?: string | undefined;
}

/** A JSON file with texts. */
export interface TextFile {
  readonly path: string;
  /** None for values that all languages share. */
  readonly locale: Locale | undefined;
  readonly name: string;
  /** By key, in the order of the file. */
  readonly texts: Readonly<Record<string, { readonly value: string; readonly line: number }>>;
}

export interface PictureState {
  readonly file: string;
  readonly facts: PictureFacts;
  /** Key of its alternative text. */
  readonly textKey: string;
}

/** A list of texts. */
export interface ListState {
  /** Names of the entries, in the order of a page. */
  readonly entries: readonly string[];
  /** Why nothing can be added, moved or removed. */
  readonly fixed?: string | undefined;
  /** So many at the beginning stay where they are, because something is drawn at them. */
  readonly pinned: number;
}

/** All that the panel knows. */
export interface State {
  /** The languages, English first, then the values. */
  readonly files: readonly TextFile[];
  readonly problems: readonly Advice[];
  /** Of all texts and values, for people, by key. */
  readonly names: Readonly<Record<string, string>>;
  /** What has to be done with a text before the site goes live, by key. */
  readonly toDo: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, PictureState>>;
  readonly lists: Readonly<Record<string, ListState>>;
  /** In words: the save that can be taken back, and the one that can be made again. */
  readonly undo: string | undefined;
  readonly redo: string | undefined;
}

/** One thing that is not as published. */
export type Difference =
  | {
      readonly kind: 'text';
      readonly key: string;
      /** `base` is the text now, `text` the published one, so that a save takes it back. */
      readonly changes: readonly Change[];
    }
  | { readonly kind: 'list'; readonly key: string; readonly before: string; readonly after: string }
  | { readonly kind: 'facts'; readonly key: string; readonly before: PictureFacts }
  | { readonly kind: 'file'; readonly key: string };

/** What differs from what is published. */
export interface Differences {
  readonly differences: readonly Difference[];
  /** Why there is nothing to compare with. */
  readonly refusal?: string | undefined;
  /** The branch that was sent and waits. */
  readonly sent?: string | undefined;
  readonly author: { readonly name: string; readonly email: string };
}

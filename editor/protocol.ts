import type { Problem } from '@/i18n/check/messageFile';
import type { readDifferences } from './server/differences';
import type { readState } from './server/state';

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

export type Advice = Omit<Problem, 'locale'>;

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
  /** Name of the new entry of a list. */
  readonly added?: string | undefined;
}

/** All that the panel knows. */
export type State = ReturnType<typeof readState>;

/** What differs from what is published. */
export type Differences = Awaited<ReturnType<typeof readDifferences>>;

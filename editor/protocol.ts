import type { JSONPath } from 'jsonc-parser';
import type { Problem } from '@/content/read';
import type { readDifferences } from './server/differences';
import type { readState } from './server/state';

/* What the editor's server and its panel say to each other. */

/** URL path of the server, through the development server. */
export const serverPath = '/dev/edit/';

/** A value for a place in a JSON file; undefined takes it away. */
export interface Edit {
  readonly path: string;
  readonly at: JSONPath;
  readonly value?: unknown;
  /** The value on which the edit is based: another one in the file is a conflict. */
  readonly base?: unknown;
}

export type Advice = Omit<Problem, 'locale'>;

/** What is said of edits. They are not saved where there is advice or a conflict. */
export interface Verdict {
  readonly advice: readonly Advice[];
  /** The values in the files, where they are not those that the edits are based on. */
  readonly conflicts: readonly { path: string; key: string; current: string }[];
}

/** What has happened, for the person who edits. */
export interface Done {
  readonly done: string;
  /** Page of the forge, on which what was sent becomes a pull request. */
  readonly url?: string | undefined;
}

/** All that the panel knows. */
export type State = ReturnType<typeof readState>;

/** What differs from what is published. */
export type Differences = Awaited<ReturnType<typeof readDifferences>>;

import type { JSONPath } from 'jsonc-parser';
import type { Reference } from '@/content/references';
import type { Locale } from '@/i18n/locales';
import type { PictureFacts } from '@/site/pictures';

/*
 * What the editor's server and its panel say to each other. This file imports neither of them: both are typed by it. An
 * answer travels as JSON, so nothing here is a function or a class, except the refusal.
 */

/** URL path of the server, through the development server. */
export const serverPath = '/dev/edit/';

/** In bytes: files that are sent to the server cannot be larger. Pictures of cameras are smaller. */
export const largestUpload = 60_000_000;

export const tooLarge = 'This file is larger than 60 MB. Make a smaller one.';

/**
 * Why an action was not done, in words for the person who edits, with what to do. The server answers with the message,
 * and the panel throws it again.
 */
export class Refusal extends Error {}

/** One value for one place in a JSON file. */
export interface Edit {
  readonly path: string;
  readonly at: JSONPath;
  /** The new value; undefined removes the value. */
  readonly value?: unknown;
  /** The value on which the edit is based: if the file has another one, that is a conflict. */
  readonly base?: unknown;
}

/** Something wrong in a file. */
export interface Problem {
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  /** Dotted; empty if the file as a whole is broken. */
  readonly key: string;
  /** What is wrong and how to correct it, in ordinary words. */
  readonly advice: string;
}

/** Somebody else has changed a value since the edit of it began. */
interface Conflict {
  readonly path: string;
  readonly key: string;
  /** The value that the file has now. */
  readonly current: string;
}

/** What is said of edits. They are not saved while there is a problem or a conflict. */
export interface Verdict {
  readonly problems: readonly Problem[];
  readonly conflicts: readonly Conflict[];
}

/** What has happened, for the person who edits. */
export interface Done {
  readonly done: string;
  /** Page of the forge on which what was sent becomes a pull request. */
  readonly url?: string | undefined;
}

/** A text or value as it is in its file. */
interface SavedText {
  readonly value: string;
  /** Counted from 1. */
  readonly line: number;
}

/** A message file, or the file of values that all languages share. */
export interface FileState {
  readonly path: string;
  /** The file of values has none. */
  readonly locale?: Locale | undefined;
  /** Name of the language, or what the file is. */
  readonly name: string;
  /** By their dotted keys, in the order of the file. */
  readonly texts: Readonly<Record<string, SavedText>>;
}

/** Names of the entries of each list, by the dotted key of the group that has them, in the order of the page. */
export type Lists = Readonly<Record<string, readonly string[]>>;

/** A master picture. */
export interface PictureState {
  readonly file: string;
  readonly facts: PictureFacts;
  /** Key of the text that says what the picture shows. */
  readonly textKey: string;
  /** Time of the last change; missing if the file is. */
  readonly changed?: number | undefined;
}

/** A question about a plant: one field of the form. */
export interface Question {
  /** Name of the answer: a property of {@link Reference}, dotted, or of what comes with it. */
  readonly name: string;
  readonly words: string;
  readonly isOptional: boolean;
}

/** Everything that the panel shows of the files, as they are on disk now. */
export interface State {
  /** Another one after each write of texts and values, by whatever program. */
  readonly version: string;
  /** English first, the values last. */
  readonly files: readonly FileState[];
  readonly lists: Lists;
  /** What the build would say of the files. */
  readonly problems: readonly Problem[];
  /** Names for people, by the key of a text or value. */
  readonly names: Readonly<Record<string, string>>;
  /** What must be done before the website is published, by the key of a text or value. */
  readonly toDo: Readonly<Record<string, string>>;
  /** By their names. */
  readonly pictures: Readonly<Record<string, PictureState>>;
  readonly references: readonly Reference[];
  readonly questions: readonly Question[];
  /** The save that can be undone, in words; missing if there is none. */
  readonly undo?: string | undefined;
  /** The save that can be made again, in words; missing if there is none. */
  readonly redo?: string | undefined;
}

/** The person in whose name changes are sent. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** One thing that differs from what is published, and can be taken back alone. */
export interface Difference {
  /** Of the text or value; else of the list, or the path of the file. */
  readonly key: string;
  /** For people. */
  readonly name: string;
  /** The texts and values, before and after, in words. Empty: there is none on that side. */
  readonly texts: readonly {
    readonly path: string;
    readonly published: string;
    readonly now: string;
  }[];
  /** The files, and on which sides they exist. */
  readonly files: readonly {
    readonly path: string;
    readonly published: boolean;
    readonly now: boolean;
  }[];
}

/** Everything that differs from what is published. */
export interface Differences {
  readonly differences: readonly Difference[];
  /** Why that cannot be told, for example without git. */
  readonly refusal?: string | undefined;
  /** The branch that was sent last and still waits. */
  readonly sent?: string | undefined;
  /** As git knows the person; empty texts if it does not. */
  readonly author: Author;
}

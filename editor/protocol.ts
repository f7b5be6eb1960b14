import type { JSONPath } from 'jsonc-parser';
import type {
  Finding,
  Locale,
  Phrase,
  PictureSettings,
  ToolLanguage,
  Words,
} from './siteInBrowser';

/*
 * The requests and answers of the editor's server and its panel. This file imports neither of them, because both take
 * their types from it. Answers travel as JSON, so nothing here is a function or a class. The server sends data, and the panel
 * makes words of it.
 */

/** The URL path of the server, through the development server. */
export const serverPath = '/dev/edit/';

/** The largest file in bytes that can be sent to the server. Pictures of cameras are smaller. */
export const largestUpload = 60_000_000;

/** The answer of the server that has refused an action. The panel throws it again. */
export interface Refused {
  readonly refused: Words;
}

/**
 * A value to be written at a place of a JSON file. Of a certificate or plant the panel sends the text of a field, from
 * which the server makes the value (server/saveEntry.ts).
 */
export interface Edit {
  readonly path: string;
  readonly at: JSONPath;
  /** The new value. Undefined removes the value. */
  readonly value?: unknown;
  /** The value on which the edit is based. If the file has another one, that is a conflict. */
  readonly base?: unknown;
}

/**
 * The code of a finding about an edit whose value somebody else has changed since it began: a conflict. Its value
 * `current` is what the file has now.
 */
export const conflictCode = 'Server.changedMeanwhile';

/** What was done, for the person who edits. */
export interface Done {
  /** In sentences. */
  readonly done: readonly Words[];
  /** What the person should do next. */
  readonly note?: readonly Words[];
}

/** A text or value as it is in its file. */
interface SavedText {
  readonly value: string;
  /** Counted from 1. */
  readonly line: number;
  /** The types of files that can be chosen. Then the value is the path of the file; empty if there is none. */
  readonly accept?: string;
  /** Whether it is a day, as YYYY-MM-DD. */
  readonly isDay?: boolean;
}

/** A message file, or a file of values that all languages share. */
export interface FileState {
  readonly path: string;
  /** A file of values has none. */
  readonly locale?: Locale | undefined;
  /** By their dotted keys, in the order of the file. */
  readonly texts: Readonly<Record<string, SavedText>>;
}

/**
 * The names of the entries of each list, in the order of the page, by the dotted key of the group that has the list.
 */
export type Lists = Readonly<Record<string, readonly string[]>>;

/** A master picture. */
export interface PictureState {
  readonly file: string;
  readonly settings: PictureSettings;
  /** The least size of its file in pixels, such as `1920 × 1440`. */
  readonly least: string;
  /** The key of the text that describes the picture. */
  readonly textKey: string;
  /** The time of the last change. Undefined if the file is missing. */
  readonly changed?: number | undefined;
}

/** The types of pictures that can be chosen. Without HEIC among them, an iPhone sends a JPEG. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** A request to move or remove entries of a list. */
export interface Arrangement {
  /** The names of the entries as the person has seen them, so that no other change is lost. */
  readonly seen: readonly string[];
  /** The entries that stay, by their old places, in their new order. */
  readonly wanted: readonly number[];
}

/** Everything that the panel shows of the files, as they are on disk now. */
export interface State {
  /** Changes with each write of texts and values, by any program. */
  readonly version: string;
  /** The English file is first, the files of values are last. */
  readonly files: readonly FileState[];
  readonly lists: Lists;
  /**
   * The names of the certificates and of the plants, by the path of their file. The file has also the fields of one more
   * entry, which does not exist yet.
   */
  readonly entries: Readonly<Record<string, readonly string[]>>;
  /** What the build would report about the files. */
  readonly problems: readonly Finding[];
  /** Names for people, by the key of a text or value. */
  readonly names: Readonly<Record<string, Words>>;
  /** How to write a value, by its key. */
  readonly hints: Readonly<Record<string, Phrase>>;
  /** What must be done before the website is published, by the key of a text or value. */
  readonly toDo: Readonly<Record<string, Phrase>>;
  /** By their names. */
  readonly pictures: Readonly<Record<string, PictureState>>;
  /** A description of the save that can be undone. Undefined if there is none. */
  readonly undo?: Words | undefined;
}

/** The person in whose name changes are sent. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

export interface Sending extends Author {
  /** That of the editor. The server writes the message of the commit in it. */
  readonly language: ToolLanguage;
}

/** What a person sees and takes back as one thing that is not as published, in all its files. */
export interface Change {
  /** The key of the text, value or list, or the path of the file. */
  readonly key: string;
  /** A name for people. */
  readonly name: Words;
  /** The files in which somebody else has changed it too, so that the published version is theirs. */
  readonly conflicts: readonly string[];
  /** The files that “Take back” restores. */
  readonly takenBack: readonly string[];
  /** The files of the languages whose translation is older than the English text. */
  readonly older: readonly string[];
  /** The texts and values before and after, in words. Empty if there is none on that side. */
  readonly texts: readonly {
    readonly path: string;
    readonly published: Words;
    readonly now: Words;
  }[];
  /** The files, and on which sides they exist. */
  readonly files: readonly {
    readonly path: string;
    readonly published: boolean;
    readonly now: boolean;
  }[];
}

export interface Changes {
  readonly changes: readonly Change[];
  /** Why the changes are unknown, for example because git is missing. */
  readonly refusal?: Words | undefined;
  /**
   * The branch that was sent last, until Get or the next Send has found it published, and the page of the forge on which
   * it becomes a pull request.
   */
  readonly sent?: { readonly branch: string; readonly page?: string | undefined } | undefined;
  /** The person as git knows them. The texts are empty if it does not. */
  readonly author: Author;
}

/** A finding about a text that is not saved yet. So it has no line. */
export type Problem = Omit<Finding, 'line'>;

/** What is found in edits that are not saved yet. */
export interface Checked {
  /** What prevents them from being saved. */
  readonly problems: readonly Problem[];
  /** What the tests before publishing will refuse. */
  readonly warnings: readonly Problem[];
}

/** What the server answers to each request, as JSON. */
export interface Answers {
  readonly state: State;
  readonly version: Pick<State, 'version'>;
  readonly changes: Changes;
  readonly check: Checked;
  readonly save: Done;
  readonly undo: Done;
  readonly picture: Done;
  readonly certificate: Done;
  readonly arrange: Done;
  readonly 'take-back': Done;
  readonly send: Done;
  readonly get: Done;
}

/** The requests that write. */
export type Action = {
  [Name in keyof Answers]: Answers[Name] extends Done ? Name : never;
}[keyof Answers];

/** The path of a request. What follows its name says what it is about: `take-back/Hero.title`. */
export type PathOf<Name extends keyof Answers> = Name | `${Name}/${string}`;

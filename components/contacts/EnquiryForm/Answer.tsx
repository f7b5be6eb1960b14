import { Linked } from './Linked';

export interface AnswerTexts {
  readonly success: { readonly text: string; readonly lang?: string | undefined };
  /** A text with the tags of `links`. It is null if a failed send shows nothing. */
  readonly failure: string | null;
  readonly links: Readonly<Record<string, string>>;
}

interface AnswerProps extends AnswerTexts {
  readonly classes: Readonly<Record<string, string>>;
  readonly of: 'success' | 'failure';
}

/** The message that a send has succeeded or failed. */
export function Answer({ classes, success, failure, links, of }: AnswerProps) {
  if (of === 'success')
    return (
      <div className={`strong ${classes.message}`} lang={success.lang}>
        {success.text}
      </div>
    );
  return (
    failure !== null && (
      <div className={`strong ${classes.message} ${classes.failure}`}>
        <Linked text={failure} links={links} />
      </div>
    )
  );
}

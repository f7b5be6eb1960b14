import { useEditor } from './editor';
import { Field } from './field';
import type { Slot } from './slots';

interface ColumnProps {
  readonly slot: Slot;
  readonly text: string;
  readonly isFirst: boolean;
  /** What is wrong with the text. */
  readonly advice: readonly string[];
  readonly lost: readonly string[];
  /** The text that somebody else has saved meanwhile. */
  readonly conflict: string | undefined;
  /** What the website fills in for the chips, by name. */
  readonly values: Readonly<Record<string, string>>;
  onText(text: string): void;
  /** Answers the conflict. */
  onChoice(text: string): void;
  onFocus(): void;
}

/** One text: its field, and what is wrong with it. */
export function Column(props: ColumnProps) {
  const { slot, text, isFirst, advice, lost, conflict, values, onText, onChoice, onFocus } = props;
  const { say } = useEditor();
  const { file, key, name, isThere } = slot;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it is what is focused
    <section className="column" onFocus={onFocus}>
      <header>
        <b lang={file.locale}>{name}</b>
        <small>{`${file.path}, line ${file.texts[key]?.line}`}</small>
      </header>
      <Field
        locale={file.locale}
        name={name}
        text={text}
        values={values}
        lost={lost}
        isWrong={advice.length > 0 || conflict !== undefined || !isThere}
        isReadOnly={!isThere}
        hasFocus={isFirst}
        onText={onText}
        say={say}
      />
      <div className="advice" data-advice={file.locale ?? key} role="status">
        {advice.map((one) => (
          <p key={one} className="bad">
            {one}
          </p>
        ))}
        {conflict !== undefined && (
          <p className="bad">
            Meanwhile somebody else has changed this text to: <q lang={file.locale}>{conflict}</q>{' '}
            <button type="button" onClick={() => onChoice(conflict)}>
              Take that text
            </button>{' '}
            <button type="button" onClick={() => onChoice(text)}>
              Keep mine
            </button>
          </p>
        )}
        {!isThere && (
          <p className="bad">
            The file has a mistake, so this text cannot be found. “All texts of this page” says
            where.
          </p>
        )}
      </div>
    </section>
  );
}

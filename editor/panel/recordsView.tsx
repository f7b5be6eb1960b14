import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { say, toolText } from '@/i18n/toolText';
import type { Move, Question, RecordEntry, RecordName } from '../protocol';
import { Button, Open, useEditor, useSaveKey } from './editor';

type Answers = Readonly<Record<string, string>>;

/** What was typed into a form. Several choices for one question are one answer, and files cannot be kept. */
function answersIn(form: FormData): Answers {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => [
      name,
      form
        .getAll(name)
        .filter((value) => typeof value === 'string')
        .join(),
    ]),
  );
}

interface FieldProps {
  readonly question: Question;
  /** The known answer. */
  readonly answer: string | undefined;
}

/** Marks a question that must be answered. Programs for blind people say so themselves. */
function Words({ question: { words, isOptional } }: Pick<FieldProps, 'question'>) {
  return (
    <>
      {words}
      {!isOptional && <b aria-hidden="true"> *</b>}
    </>
  );
}

function Choices({ question, answer = '' }: FieldProps) {
  const chosen = answer.split(',');
  return (
    <fieldset>
      <legend>
        <Words question={question} />
      </legend>
      {question.choices?.map(({ value, words }) => (
        <label key={value} className="tool">
          <input
            type="checkbox"
            name={question.name}
            value={value}
            defaultChecked={chosen.includes(value)}
          />{' '}
          {words}
        </label>
      ))}
    </fieldset>
  );
}

const inputTypes = { text: 'text', number: 'number', day: 'date', file: 'file' } as const;

function Field({ question, answer }: FieldProps) {
  const { name, kind, hint, accept, locale, isOptional } = question;
  if (kind === 'choices') return <Choices question={question} answer={answer} />;
  const hintId = `${name}-hint`;
  return (
    <div>
      <label htmlFor={name}>
        <Words question={question} />
      </label>
      <input
        id={name}
        name={name}
        type={inputTypes[kind]}
        lang={locale}
        accept={accept}
        required={!isOptional}
        aria-describedby={hint && hintId}
        defaultValue={kind === 'file' ? undefined : answer}
      />
      {hint && <small id={hintId}>{hint}</small>}
    </div>
  );
}

interface FormProps {
  readonly name: RecordName;
  /** Undefined adds a record. */
  readonly entry: RecordEntry | undefined;
  close(): void;
}

/** The form with the questions about a record: first what all languages share, then each language by itself. */
function RecordForm({ name, entry, close }: FormProps) {
  const { state, run } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const headingId = useId();
  useSaveKey(() => form.current?.requestSubmit());
  const { questions, newQuestions } = state.records[name];
  /** The name under which the browser keeps the answers until they are saved or discarded. */
  const draft = `${name} ${entry?.seen ?? ''}`;
  const typed: Answers = JSON.parse(localStorage.getItem(draft) ?? '{}');
  const keep = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    localStorage.setItem(draft, JSON.stringify(answersIn(new FormData(currentTarget))));
  const discard = () => {
    localStorage.removeItem(draft);
    close();
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    if (entry) answers.set('seen', entry.seen);
    const path = `record/${name}`;
    if (await run(toolText('Panel.savingRecord'), path, answers, `${path} ${draft}`)) discard();
  };
  const groups = [undefined, ...locales].map((locale) => ({
    locale,
    title: locale ? languages[locale].name : toolText('Panel.sharedFields'),
    asked: (entry ? questions : newQuestions).filter((question) => question.locale === locale),
  }));
  return (
    <form ref={form} onSubmit={save} onInput={keep} aria-labelledby={headingId}>
      <h3 id={headingId}>
        {entry
          ? toolText('Panel.changing', { name: entry.name })
          : toolText(`Panel.records.${name}.add`)}
      </h3>
      <p className="actions">
        <button type="submit" className="main" title="Ctrl+S">
          {toolText('Panel.save')}
        </button>
        <Button onClick={discard}>{toolText('Panel.discard')}</Button>
        <span>{toolText('Panel.compulsory', { sign: '*' })}</span>
      </p>
      {groups.map(({ locale, title, asked }) => (
        <fieldset key={title}>
          <legend lang={locale}>{title}</legend>
          <div className="columns">
            {asked.map((question) => (
              <Field
                key={question.name}
                question={question}
                answer={typed[question.name] ?? entry?.answers[question.name]}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </form>
  );
}

/** The texts that a person should read, with what must be done with each. */
function TextList({ texts }: { texts: readonly string[] }) {
  const { state } = useEditor();
  return (
    <ul>
      {texts.map((key) => (
        <li key={key} className="tools">
          <Open view={key} />
          {state.toDo[key] && <span className="note">{say(state.toDo[key])}</span>}
        </li>
      ))}
    </ul>
  );
}

interface ConfirmationProps {
  readonly entry: RecordEntry;
  remove(): void;
  close(): void;
}

/** Says what is removed together with a record, and asks whether that is meant. */
function Confirmation({ entry: { name, removal }, remove, close }: ConfirmationProps) {
  const wordsId = useId();
  const keep = useRef<HTMLButtonElement>(null);
  // The safe answer, so that pressing Enter twice removes nothing.
  useEffect(() => keep.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be for fields
    <div role="group" className="removal" aria-labelledby={wordsId}>
      <p id={wordsId}>
        {removal.words} {removal.texts.length > 0 && toolText('Panel.textsAbout', { name })}
      </p>
      <TextList texts={removal.texts} />
      <p className="tools">
        <Button ref={keep} onClick={close}>
          {toolText('Panel.keepIt')}
        </Button>
        <Button onClick={remove}>{toolText('Panel.removeIt', { name })}</Button>
      </p>
    </div>
  );
}

interface RowProps {
  readonly name: RecordName;
  readonly entry: RecordEntry;
  /** Its place in the list, counted from 0. */
  readonly index: number;
  readonly count: number;
  change(): void;
  /** Called after the record has been removed. */
  removed(): void;
}

/** A record in its list, with the buttons that move, change and remove it. */
function Row({ name, entry, index, count, change, removed }: RowProps) {
  const { run } = useEditor();
  const [isAsking, setIsAsking] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  /** The step of a move that the list does not show yet. */
  const moving = useRef<Move['step']>(undefined);
  const isNeeded = name === 'certificates' && count === 1;
  const move = async (step: Move['step']) => {
    const path = `move-record/${name}`;
    const body: Move = { seen: entry.seen, step };
    moving.current = step;
    const about = `${path} ${entry.name}`;
    if (!(await run(toolText('Panel.saving'), path, JSON.stringify(body), about)))
      moving.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after the row has moved
  useEffect(() => {
    if (!moving.current) return;
    // The browser takes the focus from a row that moves, and from a button that becomes disabled.
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])].slice(0, 2);
    if (moving.current > 0) buttons.reverse();
    buttons.find((button) => !button.disabled)?.focus();
    moving.current = undefined;
  }, [index]);
  const remove = async () => {
    const path = `remove-record/${name}`;
    setIsAsking(false);
    const waiting = toolText('Panel.removingRecord');
    if (await run(waiting, path, entry.seen, `${path} ${entry.name}`)) removed();
  };
  const about = (action: string) => toolText('Panel.actionOf', { action, name: entry.name });
  return (
    <li ref={row}>
      <div className="tools">
        <Button
          disabled={index === 0}
          aria-label={about(toolText('Panel.moveUp'))}
          title={toolText('Panel.moveUp')}
          onClick={() => move(-1)}
        >
          ↑
        </Button>
        <Button
          disabled={index === count - 1}
          aria-label={about(toolText('Panel.moveDown'))}
          title={toolText('Panel.moveDown')}
          onClick={() => move(1)}
        >
          ↓
        </Button>
        <b>{entry.name}</b> {entry.note}
        <Button aria-label={about(toolText('Panel.change'))} onClick={change}>
          {toolText('Panel.change')}
        </Button>
        <Button
          aria-label={about(toolText('Panel.remove'))}
          aria-expanded={isAsking}
          disabled={isNeeded}
          onClick={() => setIsAsking(true)}
        >
          {toolText('Panel.remove')}
        </Button>
        {isNeeded && toolText('Panel.onlyEntry')}
      </div>
      {isAsking && <Confirmation entry={entry} remove={remove} close={() => setIsAsking(false)} />}
    </li>
  );
}

/** Records, such as plants. Each can be moved, changed and removed, and another one added. */
function RecordsView({ name }: { name: RecordName }) {
  const { state } = useEditor();
  // The record as it is when its form opens. Somebody else may change it meanwhile.
  const [open, setOpen] = useState<{ entry?: RecordEntry }>();
  const [last, setLast] = useState<RecordEntry>();
  if (open) return <RecordForm name={name} entry={open.entry} close={() => setOpen(undefined)} />;
  const { entries, texts } = state.records[name];
  return (
    <div>
      <p>
        {toolText(`Panel.records.${name}.note`)}{' '}
        <Button onClick={() => setOpen({})}>{toolText(`Panel.records.${name}.add`)}</Button>
      </p>
      <ul>
        {entries.map((entry, index) => (
          <Row
            key={entry.seen}
            name={name}
            entry={entry}
            index={index}
            count={entries.length}
            change={() => setOpen({ entry })}
            removed={() => setLast(entry)}
          />
        ))}
      </ul>
      {last && last.removal.texts.length > 0 && (
        <>
          <p>{toolText('Panel.textsAbout', { name: last.name })}</p>
          <TextList texts={last.removal.texts} />
        </>
      )}
      {texts.length > 0 && (
        <>
          <p>{toolText('Panel.speakOfAll')}</p>
          <TextList texts={texts} />
        </>
      )}
    </div>
  );
}

/** The plants that the company has built. */
export const PlantsView = () => <RecordsView name="references" />;

/** The certificates of the company. */
export const CertificatesView = () => <RecordsView name="certificates" />;

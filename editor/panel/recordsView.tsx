import { type FormEvent, useRef, useState } from 'react';
import { languages } from '@/i18n/languages';
import { locales } from '@/i18n/locales';
import { toolText } from '@/i18n/toolText';
import type { Question, RecordEntry, RecordName } from '../protocol';
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
    if (await run(toolText('Panel.savingRecord'), `record/${name}`, answers)) discard();
  };
  const groups = [undefined, ...locales].map((locale) => ({
    locale,
    title: locale ? languages[locale].name : toolText('Panel.sharedFields'),
    asked: (entry ? questions : newQuestions).filter((question) => question.locale === locale),
  }));
  return (
    <form ref={form} onSubmit={save} onInput={keep}>
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

/** Records, such as plants. Each can be changed and removed, and another one added. */
function RecordsView({ name }: { name: RecordName }) {
  const { state, run } = useEditor();
  // The record as it is when its form opens. Somebody else may change it meanwhile.
  const [open, setOpen] = useState<{ entry?: RecordEntry }>();
  if (open) return <RecordForm name={name} entry={open.entry} close={() => setOpen(undefined)} />;
  const { entries, texts } = state.records[name];
  const isNeeded = name === 'certificates' && entries.length === 1;
  return (
    <div>
      <p>
        {toolText(`Panel.records.${name}.note`)}{' '}
        <Button onClick={() => setOpen({})}>{toolText(`Panel.records.${name}.add`)}</Button>
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.seen} className="tools">
            <b>{entry.name}</b> {entry.note}
            <Button onClick={() => setOpen({ entry })}>{toolText('Panel.change')}</Button>
            <Button
              disabled={isNeeded}
              onClick={() =>
                run(toolText('Panel.removingRecord'), `remove-record/${name}`, entry.seen)
              }
            >
              {toolText('Panel.remove')}
            </Button>
            {isNeeded && toolText('Panel.onlyEntry')}
          </li>
        ))}
      </ul>
      {texts.length > 0 && (
        <>
          <p>{toolText('Panel.speakOfAll')}</p>
          <ul>
            {texts.map((key) => (
              <li key={key} className="tools">
                <Open view={key} />
                {state.toDo[key] && <span className="note">{state.toDo[key]}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The plants that the company has built. */
export const PlantsView = () => <RecordsView name="references" />;

/** The certificates of the company. */
export const CertificatesView = () => <RecordsView name="certificates" />;

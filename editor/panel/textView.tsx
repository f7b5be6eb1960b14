import { useEffect, useRef, useState } from 'react';
import { entryAt } from '../lists';
import { conflictCode, type Edit } from '../protocol';
import { type Finding, phrase, Refusal } from '../siteInBrowser';
import { withKeptSpaces } from './cleanText';
import { Button, notChanged, request, saveForm, useEditor, useSaveKey, useWork } from './editor';
import { Field } from './field';
import type { ChipValues } from './fieldState';
import { type Fit, measure } from './fit';
import { inSeries, inWords, toolText } from './language';
import { ListTools, RelatedTexts } from './listTools';
import { CertificateTool, FileField, PictureTools } from './mediaTools';
import { FitNotes, Preview } from './preview';
import { readDraft, type Typed, useTyped } from './typed';

/** What the panel is doing with the typed texts. */
type Status = 'checking' | 'measuring' | 'examined' | 'failed' | 'saving';

const nothingSaid: readonly Finding[] = [];

/** In ms: a person who is typing is likely to change the text again. */
const pause = 150;

const framesIn = (box: HTMLElement | null) => [...(box?.querySelectorAll('iframe') ?? [])];

/** The beginning of a text, for the history. */
function beginning(text = ''): string {
  const words = text.replace(/<[^<>]*>|[{}\u00ad]/g, '');
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
}

/** What is saved, for the history: the text with its languages, or the values. */
function saveName(changed: readonly Typed[]): string {
  const names = changed.map(({ name }) => name).join(', ');
  const [first] = changed;
  return first?.locale
    ? toolText('Panel.savedText', { beginning: beginning(first.text), languages: names })
    : names;
}

/** The entry of a list that is saved, for the history: its first field names it. */
function entryName([first]: readonly Typed[], changed: readonly Typed[]): string {
  const names = changed.length > 3 ? [] : [changed.map(({ name }) => name).join(', ')];
  return [first?.text ?? '', ...names].join(' › ');
}

const isAt = (one: { path: string; key: string }) => (text: Typed) =>
  text.path === one.path && text.key === one.key;

/** A text with its problems. */
interface Column {
  readonly text: Typed;
  readonly problems: readonly string[];
  /** The text that somebody else has saved in the meantime. */
  readonly conflict: string | undefined;
}

/** The texts of one key in all languages, with the results of the check. */
export function TextView({ viewKey, place }: { viewKey: string; place: Element | undefined }) {
  const { state, keys, say: report, begin, reload } = useEditor();
  const { texts, edit, choose } = useTyped(viewKey);
  const focused = texts.find(({ key }) => key === viewKey)?.id;
  const [active, setActive] = useState(focused);
  const [status, setStatus] = useState<Status>('checking');
  const [findings, setFindings] = useState(nothingSaid);
  const [fits, setFits] = useState<Readonly<Record<string, Fit>>>({});
  const [closing] = useState(() => new AbortController());
  const box = useRef<HTMLDivElement>(null);

  const changed = texts.filter(({ isChanged }) => isChanged);
  const files = new Map(changed.flatMap(({ id, file }) => (file ? [[id, file] as const] : [])));
  const typed = changed.filter(({ file }) => !file);
  const edits = typed.map(({ path, key, locale, base, text }): Edit => {
    const value = locale ? withKeptSpaces(text, base) : text;
    return { path, at: key.split('.'), base, value };
  });

  const columnOf = (text: Typed, checked: readonly Finding[]): Column => {
    const isOurs = (one: { path: string; key: string }) => isAt(one)(text);
    const found = [...checked, ...(text.isChanged ? [] : state.problems)].filter(isOurs);
    const conflict = found.find(({ code }) => code === conflictCode);
    const others = found.filter((one) => one !== conflict);
    return {
      text,
      problems: [...text.chipProblems, ...others.map((one) => inWords(one))],
      conflict: conflict && String(conflict.values?.current),
    };
  };
  const elsewhereIn = (checked: readonly Finding[]) =>
    checked.filter((one) => !texts.some(isAt(one)));
  const wordsOf = ({ path, key }: { path: string; key: string }) =>
    `${state.names[key] ?? key} (${path})`;
  /** Why the texts cannot be saved. Undefined if they can. */
  const refusalOf = (checked: readonly Finding[]): string | undefined => {
    // A change can make another value wrong, and a new entry needs values that nobody has typed.
    const wrong = texts.filter((text) => {
      const { problems, conflict } = columnOf(text, checked);
      const isOurs = text.isChanged ? problems.length > 0 : checked.some((one) => isAt(one)(text));
      return isOurs || conflict !== undefined;
    });
    const all = [...wrong.map(({ name }) => name), ...elsewhereIn(checked).map(wordsOf)];
    // The fields themselves say the rest.
    const places = all.slice(0, 3);
    return places.length > 0
      ? toolText('Panel.readAdviceUnder', { places: inSeries(places) })
      : undefined;
  };

  /** Asks the server what the build would report. It does not ask while the chips of a text are wrong. */
  const check = async (signal: AbortSignal): Promise<readonly Finding[]> => {
    const isAsked = changed.length > 0 && changed.every((text) => text.chipProblems.length === 0);
    const asked = JSON.stringify({ edits, ids: [...files.keys()] });
    const checked = isAsked ? await request('try', asked) : nothingSaid;
    signal.throwIfAborted();
    setFindings(checked);
    return checked;
  };
  /** Shows the text of the active field in its place, and measures it there. */
  const measureActive = async (signal: AbortSignal): Promise<void> => {
    const one = texts.find(({ id }) => id === active);
    if (!one?.locale || one.chipProblems.length > 0) return;
    const { id, locale, key, text } = one;
    const frames = framesIn(box.current);
    const fit = await measure(frames, { locale, key, text }, keys.indexOf(key), signal);
    setFits((fits) => ({ ...fits, [id]: fit }));
  };

  const isSaving = status === 'saving';
  const cause = JSON.stringify([
    active,
    isSaving,
    ...texts.map(({ saved, text, file }) => [saved, text, file?.lastModified]),
  ]);
  useWork(cause, async (signal) => {
    // A save checks by itself.
    if (isSaving) return;
    try {
      setStatus('checking');
      await new Promise((done) => setTimeout(done, pause));
      signal.throwIfAborted();
      await check(signal);
      setStatus('measuring');
      await measureActive(signal);
      setStatus('examined');
    } catch (error) {
      if (!signal.aborted) setStatus('failed');
      throw error;
    }
  });
  useEffect(() => () => closing.abort(new Refusal(phrase('Panel.closed'))), [closing]);

  /**
   * Checks and writes the texts as they are when it begins. What is typed in the meantime is a further change.
   */
  const save = async () => {
    if (isSaving) return;
    if (changed.length === 0) return report(toolText('Panel.nothingChanged'));
    setStatus('saving');
    const end = begin(toolText('Panel.saving'), viewKey);
    try {
      const checked = await check(closing.signal);
      const refusal = refusalOf(checked);
      if (refusal) return end(toolText('Panel.readAdvice', { advice: refusal }), 'bad');
      const words = entryAt(state, viewKey) ? entryName(texts, changed) : saveName(changed);
      const { note } = await request('save', saveForm(words, edits, files));
      await reload();
      for (const { id, text, file } of changed) {
        const now = readDraft(id);
        edit(id, now && { ...now, base: text });
        if (file) choose(id);
      }
      const rest = texts.filter(
        ({ locale, key, isChanged }) =>
          locale && !isChanged && changed.some((one) => one.key === key),
      );
      const left = notChanged(rest.map(({ name }) => name));
      const done = changed[0]?.locale
        ? toolText('Panel.savedIn', { languages: changed.map(({ name }) => name).join(', ') })
        : toolText('Panel.saved', { names: words });
      const next = inWords({ joined: note ?? [], by: ' ' });
      end([done, left && `${left}.`, next].filter(Boolean).join(' '), 'good');
    } catch (error) {
      end(error);
    } finally {
      setStatus('checking');
    }
  };
  useSaveKey(save);

  const columns = texts.map((text) => columnOf(text, findings));
  const elsewhere = elsewhereIn(findings);
  const refusal = refusalOf(findings);
  const progress: Readonly<Record<Status, string | undefined>> = {
    checking: toolText('Panel.checking'),
    measuring: refusal ?? toolText('Panel.measuring'),
    examined: refusal ?? (changed.length > 0 ? toolText('Panel.ready') : ''),
    failed: '',
    saving: toolText('Panel.saving'),
  };
  /** What the page fills in. Until a text is measured, that of another language is shown. */
  const valuesOf = ({ id, key }: Typed): ChipValues => {
    const same = texts.filter((one) => one.key === key && one.id !== id).map((one) => one.id);
    return Object.assign({}, ...[...same, id].map((one) => fits[one]?.values));
  };
  const discard = () => {
    for (const { id } of texts) {
      edit(id);
      choose(id);
    }
  };
  const pictures = Object.entries(state.pictures).filter(([, one]) => one.textKey === viewKey);
  return (
    <div className="text">
      <div className="work">
        <p className="key" title={viewKey}>
          <b>{state.names[viewKey] ?? viewKey}</b>
          {state.toDo[viewKey] && <span className="note">{inWords(state.toDo[viewKey])}</span>}
        </p>
        <p className="actions">
          <Button className="main" title="Ctrl+S" onClick={save}>
            {toolText('Panel.save')}
          </Button>
          <Button onClick={discard}>{toolText('Panel.discard')}</Button>
          <span className={refusal ? 'bad' : ''}>{progress[status]}</span>
        </p>
        {pictures.map(([name, picture]) => (
          <PictureTools key={name} name={name} picture={picture} />
        ))}
        {pictures.length === 0 && texts[0]?.locale && place && <CertificateTool place={place} />}
        <ListTools viewKey={viewKey} />
        <div className="columns">
          {columns.map(({ text, problems, conflict }) => {
            const { id, path, key, locale, name, line, base } = text;
            const type = (typed: string) => edit(id, { base, text: typed });
            const original = texts.find((one) => one.key === key && one.locale === 'en')?.text;
            const decide = (decided: string) => edit(id, { base: conflict ?? base, text: decided });
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: the field in it is what is focused
              <section key={id} className="column" onFocus={() => setActive(id)}>
                <header>
                  <b lang={locale}>{name}</b>
                  <small>{line && toolText('Panel.place', { path, line })}</small>
                  {original !== undefined && original !== text.text && (
                    <Button onClick={() => type(original)}>{toolText('Panel.copyEnglish')}</Button>
                  )}
                </header>
                {!locale && state.hints[key] && <small>{inWords(state.hints[key])}</small>}
                {text.accept ? (
                  <FileField text={text} choose={(file) => choose(id, file)} />
                ) : (
                  <Field
                    locale={locale}
                    name={name}
                    text={text.text}
                    values={valuesOf(text)}
                    lost={text.lost}
                    isWrong={problems.length > 0 || conflict !== undefined || !line}
                    isReadOnly={!line}
                    hasFocus={id === focused}
                    onText={type}
                    say={report}
                  />
                )}
                {fits[id] && <FitNotes fit={fits[id]} />}
                <div className="problems" data-problems={locale ?? key} role="status">
                  {[...problems, ...(line ? [] : [toolText('Panel.isNotThere')])].map((one) => (
                    <p key={one} className="bad">
                      {one}
                    </p>
                  ))}
                  {conflict !== undefined && (
                    <p className="bad">
                      {toolText('Panel.conflict')} <q lang={locale}>{conflict}</q>{' '}
                      <Button onClick={() => decide(conflict)}>
                        {toolText('Panel.takeTheirs')}
                      </Button>{' '}
                      <Button onClick={() => decide(text.text)}>
                        {toolText('Panel.keepMine')}
                      </Button>
                    </p>
                  )}
                </div>
              </section>
            );
          })}
          {elsewhere.map((problem) => (
            <p key={JSON.stringify(problem)} className="bad">
              {wordsOf(problem)}: {inWords(problem)}
            </p>
          ))}
        </div>
        <RelatedTexts viewKey={viewKey} />
      </div>
      {texts[0]?.locale && <Preview box={box} isBusy={status !== 'examined'} />}
    </div>
  );
}

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { chipValues } from '../chips';
import type { Advice, Edit, Verdict } from '../protocol';
import { ask, Button, notChanged, Open, useAnswer, useEditor } from './editor';
import { Field } from './field';
import { type Looks, measure, Preview } from './fit';
import { ListTools } from './listTools';
import { CertificateTool, PictureTools } from './mediaTools';
import { readDraft, type Typed, useTyped } from './typed';

const nothingSaid: Verdict = { advice: [], conflicts: [] };

const tooLong = 'This text is too long for its place. The pictures show where. Shorten it.';

const isNotThere =
  'The file has a mistake, so this text cannot be found. “All texts of this page” says where.';

/** The beginning of a text, for the history. */
function beginning(text = ''): string {
  const words = text.replace(/<[^<>]*>|[{}\u00ad]/g, '');
  return words.length > 60 ? `${words.slice(0, 60)}…` : words;
}

/** The texts of one key in all languages, with what the check says of them. */
export function TextView({ viewKey, place }: { viewKey: string; place: Element | undefined }) {
  const { state, keys, say, reload } = useEditor();
  const { texts, edit } = useTyped(viewKey);
  const [active, setActive] = useState(texts[0]?.id);
  const [wantsSave, setWantsSave] = useState(false);
  /** Raised to try again what has failed. */
  const [attempt, setAttempt] = useState(0);
  const hasFailed = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const looks = useRef<Looks>(new Map());

  const changed = texts.filter(({ isChanged }) => isChanged);
  const edits = changed.map(({ path, key, base, text }): Edit => {
    return { path, at: key.split('.'), base, value: text };
  });
  const onFailure = useCallback(
    (error: unknown) => {
      hasFailed.current = true;
      setWantsSave(false);
      say(error);
    },
    [say],
  );
  const isNotTried = edits.length === 0 || changed.some(({ chipAdvice }) => chipAdvice.length > 0);
  const [verdict = nothingSaid, isChecked] = useAnswer(
    JSON.stringify([edits, texts.map(({ saved }) => saved), attempt]),
    async () => (isNotTried ? nothingSaid : ask<Verdict>('try', JSON.stringify(edits))),
    onFailure,
  );
  const measured = texts
    .filter(({ id, locale, isChanged }) => locale && (id === active || isChanged))
    .toSorted((a, b) => Number(a.id === active) - Number(b.id === active));
  const [fits = {}, isMeasured] = useAnswer(
    JSON.stringify([measured.map(({ id, saved, text }) => [id, saved, text]), attempt]),
    (signal) => {
      const frames = [...(box.current?.querySelectorAll('iframe') ?? [])];
      return measure(frames, measured, keys.indexOf(viewKey), looks.current, signal);
    },
    onFailure,
  );

  const isAt = (one: { path: string; key: string }) => (text: Typed) =>
    text.path === one.path && text.key === one.key;
  const columns = texts.map((text) => {
    const { id, isChanged, chipAdvice } = text;
    const isOurs = (one: Advice) => isAt(one)(text);
    const found = [...verdict.advice, ...(isChanged ? [] : state.problems)].filter(isOurs);
    const isTooLong = isChanged && fits[id]?.findings.flat().some(({ isNew }) => isNew);
    const advice = [
      ...chipAdvice,
      ...found.map((one) => one.advice),
      ...(isTooLong ? [tooLong] : []),
    ];
    const conflict = verdict.conflicts.find((one) => isAt(one)(text))?.current;
    return { text, advice, conflict };
  });
  const elsewhere = verdict.advice.filter((one) => !texts.some(isAt(one)));
  const wrong = columns.filter(
    ({ text, advice, conflict }) => text.isChanged && (advice.length > 0 || conflict !== undefined),
  );
  const reasons = [
    ...wrong.map(({ text }) => text.name),
    ...elsewhere.map(({ path, key }) => `${path}, ${key}`),
  ];
  const refusal = reasons.length > 0 && `Read the advice under ${reasons.join(' and ')}.`;
  const isBusy = !isChecked || (!isMeasured && !refusal);
  const progress = !isChecked
    ? 'The words are being checked…'
    : isBusy
      ? 'Whether they fit is being measured…'
      : refusal || (edits.length > 0 && 'It can be saved.');
  const valuesIn = ({ id, saved }: Typed) => {
    const { words } = fits[id] ?? { words: [] };
    const values = [...words, words.join('')].map((part) => chipValues(saved, part));
    return values.flatMap((one) => Object.entries(one)).filter(([, value]) => value);
  };

  const save = async () => {
    if (edits.length === 0) return say('Nothing has changed.');
    if (refusal) return say(`Not saved. ${refusal}`, 'bad');
    say('Saving…');
    const saved = changed.map(({ name }) => name).join(', ');
    const words = `the text “${beginning(changed[0]?.text)}” (${saved})`;
    await ask('save', JSON.stringify({ words, edits }));
    await reload();
    // What was typed meanwhile is a change of the saved text.
    for (const { id, text } of changed) {
      const now = readDraft(id);
      edit(id, now && { ...now, base: text });
    }
    const rest = texts.filter(({ locale, isChanged }) => locale && !isChanged);
    const left = notChanged(rest.map(({ name }) => name));
    say(`Saved in ${saved}.${left && ` ${left}.`}`, 'good');
  };
  const saveNow = useEffectEvent(() => {
    setWantsSave(false);
    save().catch(say);
  });
  useEffect(() => {
    if (wantsSave && !isBusy) saveNow();
  }, [wantsSave, isBusy]);
  const press = () => {
    if (isBusy) say('Checking…');
    if (hasFailed.current) setAttempt(attempt + 1);
    hasFailed.current = false;
    setWantsSave(true);
  };

  const discard = () => {
    for (const { id } of texts) edit(id);
  };
  const pictures = Object.entries(state.pictures).filter(([, one]) => one.textKey === viewKey);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut beside the button that does the same
    <div
      className="text"
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        press();
      }}
    >
      <div className="work">
        <p className="key" title={viewKey}>
          <b>{state.names[viewKey] ?? viewKey}</b>
          {state.toDo[viewKey] && <span className="note">{state.toDo[viewKey]}</span>}
        </p>
        <p className="actions">
          <Button className="main" title="Ctrl+S" onClick={press}>
            Save
          </Button>
          <Button onClick={discard}>Discard</Button>
          <span className={refusal ? 'bad' : ''}>{progress}</span>
        </p>
        {pictures.map(([name, picture]) => (
          <PictureTools key={name} name={name} picture={picture} />
        ))}
        {pictures.length === 0 && place && <CertificateTool place={place} />}
        <ListTools viewKey={viewKey} />
        {viewKey === 'Company.hours' && (
          <p>
            Search engines read the hours elsewhere: <Open view="openingHours" />
          </p>
        )}
        <div className="columns">
          {columns.map(({ text, advice, conflict }, index) => {
            const { id, path, key, locale, name, line, base } = text;
            const type = (typed: string) => edit(id, { base, text: typed });
            const choose = (chosen: string) => edit(id, { base: conflict ?? base, text: chosen });
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: the field in it is what is focused
              <section key={id} className="column" onFocus={() => setActive(id)}>
                <header>
                  <b lang={locale}>{name}</b>
                  <small>{`${path}, line ${line}`}</small>
                </header>
                <Field
                  locale={locale}
                  name={name}
                  text={text.text}
                  values={Object.fromEntries([...texts.flatMap(valuesIn), ...valuesIn(text)])}
                  lost={text.lost}
                  isWrong={advice.length > 0 || conflict !== undefined || !line}
                  isReadOnly={!line}
                  hasFocus={index === 0}
                  onText={type}
                  say={say}
                />
                <div className="advice" data-advice={locale ?? key} role="status">
                  {[...advice, ...(line ? [] : [isNotThere])].map((one) => (
                    <p key={one} className="bad">
                      {one}
                    </p>
                  ))}
                  {conflict !== undefined && (
                    <p className="bad">
                      Meanwhile somebody else has changed this text to:{' '}
                      <q lang={locale}>{conflict}</q>{' '}
                      <Button onClick={() => choose(conflict)}>Take that text</Button>{' '}
                      <Button onClick={() => choose(text.text)}>Keep mine</Button>
                    </p>
                  )}
                </div>
              </section>
            );
          })}
          {elsewhere.map(({ path, key, advice }) => (
            <p key={path + key + advice} className="bad">
              {path}, {key}: {advice}
            </p>
          ))}
        </div>
      </div>
      {texts[0]?.locale && <Preview fit={isMeasured ? fits[active ?? ''] : undefined} box={box} />}
    </div>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Change, Verdict } from '../protocol';
import { Column, idOf, Preview, pause, type Slot, slotId } from './column';
import { type Draft, drafts } from './drafts';
import { useEditor } from './editor';
import { ListTools } from './listTools';
import { CertificateTool, PictureTools } from './mediaTools';
import type { Fit } from './room';
import { server } from './server';

/** The texts of a key in every language, that of the page first; or a value with those of its group. */
function useSlots(viewKey: string): Slot[] {
  const { state } = useEditor();
  const { lang } = document.documentElement;
  const values = state.files.find(({ locale }) => !locale);
  if (values?.texts[viewKey]) {
    const group = viewKey.slice(0, viewKey.lastIndexOf('.') + 1);
    const keys = Object.keys(values.texts).filter((key) =>
      group ? key.startsWith(group) : key === viewKey,
    );
    return keys.map((key) => {
      const name = state.names[key]?.split(' › ').at(-1) ?? key;
      return { file: values, key, name, saved: values.texts[key]?.value ?? '', isThere: true };
    });
  }
  const files = state.files.filter(({ locale }) => locale);
  const sorted = files.toSorted((a, b) => Number(b.locale === lang) - Number(a.locale === lang));
  return sorted.map((file) => {
    const found = file.texts[viewKey];
    return { file, key: viewKey, name: file.name, saved: found?.value ?? '', isThere: !!found };
  });
}

/** The texts of one key in all languages, with what the check says of them. */
export function TextView({ viewKey, place }: { viewKey: string; place: Element | undefined }) {
  const editor = useEditor();
  const { state, say } = editor;
  const slots = useSlots(viewKey);
  const [edits, setEdits] = useState<Readonly<Record<string, Draft | undefined>>>(() =>
    Object.fromEntries(
      slots.map((slot) => [slotId(slot), drafts.get({ path: slot.file.path, key: slot.key })]),
    ),
  );
  const [active, setActive] = useState(document.documentElement.lang);
  const [tried, setTried] = useState<{ what: string; verdict: Verdict }>();
  const [fits, setFits] = useState<Readonly<Record<string, { text: string; fit: Fit }>>>({});
  const [wantsSave, setWantsSave] = useState(false);
  /** Raised to try again what has failed. */
  const [attempt, setAttempt] = useState(0);

  const changes = slots.flatMap((slot): Change[] => {
    const draft = edits[slotId(slot)];
    return !draft || !slot.isThere || draft.text === slot.saved
      ? []
      : [{ path: slot.file.path, key: slot.key, ...draft }];
  });
  const what = JSON.stringify([changes, slots.map(({ saved }) => saved)]);
  const verdict = tried?.what === what ? tried.verdict : undefined;

  const edit = (slot: Slot, draft: Draft | undefined) => {
    drafts.set({ path: slot.file.path, key: slot.key }, draft);
    const kept = draft && draft.text !== draft.base ? draft : undefined;
    setEdits((old) => ({ ...old, [slotId(slot)]: kept }));
  };
  const fitOf = (slot: Slot) => {
    const known = fits[slotId(slot)];
    return known?.text === (edits[slotId(slot)]?.text ?? slot.saved) ? known.fit : undefined;
  };
  const isChanged = (slot: Slot) => changes.some((change) => idOf(change) === slotId(slot));
  const unusable = (slot: Slot) =>
    verdict?.advice.some((one) => one.unusable && idOf(one) === slotId(slot));

  const onFailure = useCallback(
    (error: unknown) => {
      setWantsSave(false);
      say(error);
    },
    [say],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt tries the same again
  useEffect(() => {
    const [list]: [Change[]] = JSON.parse(what);
    const timer = setTimeout(() => {
      const trying =
        list.length > 0
          ? server.texts(list, false)
          : Promise.resolve<Verdict>({ advice: [], conflicts: [] });
      trying.then((answer) => setTried({ what, verdict: answer }), onFailure);
    }, pause);
    return () => clearTimeout(timer);
  }, [what, onFailure, attempt]);

  const tooLong = slots.filter((slot) => isChanged(slot) && fitOf(slot)?.isTooLong);
  const wrong = slots.filter(
    (slot) =>
      tooLong.includes(slot) ||
      [...(verdict?.advice ?? []), ...(verdict?.conflicts ?? [])].some(
        (one) => idOf(one) === slotId(slot),
      ),
  );
  const isMeasured = slots.every(
    (slot) => !slot.file.locale || !isChanged(slot) || unusable(slot) || fitOf(slot),
  );
  const isBusy = !verdict || !isMeasured;
  const others = verdict?.advice.filter((one) => !slots.some((slot) => slotId(slot) === idOf(one)));
  const reasons = [
    ...wrong.map(({ name }) => name),
    ...(others ?? []).map(({ path, key }) => `${path}, ${key}`),
  ];
  const refusal = reasons.length > 0 ? `Read the advice under ${reasons.join(' and ')}.` : '';

  const save = async () => {
    if (changes.length === 0) return say('Nothing has changed.');
    if (refusal) return say(`Not saved. ${refusal}`, 'bad');
    say('Saving…');
    const answer = await server.texts(changes, true);
    setTried({ what, verdict: answer });
    const [first] = [...answer.advice, ...answer.conflicts];
    if (first) {
      const why = 'advice' in first ? first.advice : 'Somebody else has changed this text.';
      return say(`Not saved. ${state.names[first.key] ?? first.key}: ${why}`, 'bad');
    }
    // What was typed meanwhile is a change of the saved text.
    for (const { path, key, text } of changes) {
      const now = drafts.get({ path, key });
      const slot = slots.find((one) => slotId(one) === idOf({ path, key }));
      const next = { base: text, text: now?.text ?? text };
      drafts.set({ path, key }, next);
      if (slot) setEdits((old) => ({ ...old, [slotId(slot)]: next }));
    }
    await editor.reload();
    const isTyped = ([, draft]: [string, Draft | undefined]) => draft && draft.text !== draft.base;
    setEdits((old) => Object.fromEntries(Object.entries(old).filter(isTyped)));
    const [saved, rest] = [true, false].map((is) =>
      slots.filter((slot) => isChanged(slot) === is).map(({ name }) => name),
    );
    const are = rest?.length === 1 ? 'is' : 'are';
    const left = rest?.length && slots[0]?.file.locale ? rest.join(' and ') : '';
    say(`Saved in ${saved?.join(', ')}.${left && ` ${left} ${are} not changed yet.`}`, 'good');
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!wantsSave || isBusy) return;
    setWantsSave(false);
    latest.current().catch(say);
  }, [wantsSave, isBusy, say]);

  const press = () => {
    if (isBusy) say('Checking…');
    if (isBusy) setAttempt(attempt + 1);
    setWantsSave(true);
  };
  const shownFit = slots.find(({ file }) => file.locale === active);
  const onFit = useCallback(
    (id: string, text: string, fit: Fit) => setFits((old) => ({ ...old, [id]: { text, fit } })),
    [],
  );
  const pictures = Object.entries(state.pictures).filter(([, one]) => one.textKey === viewKey);
  const progress = !isBusy
    ? changes.length > 0 && (refusal || 'It can be saved.')
    : !verdict
      ? 'The words are being checked…'
      : 'Whether they fit is being measured…';
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
          <button type="button" className="main" title="Ctrl+S" onClick={press}>
            Save
          </button>{' '}
          <button
            type="button"
            onClick={() =>
              slots.forEach((slot) => {
                edit(slot, undefined);
              })
            }
          >
            Discard
          </button>{' '}
          <span className={refusal ? 'bad' : ''}>{progress}</span>
        </p>
        {pictures.map(([name, picture]) => (
          <PictureTools key={name} name={name} picture={picture} />
        ))}
        {pictures.length === 0 && place && <CertificateTool place={place} />}
        <ListTools viewKey={viewKey} />
        {viewKey === 'Company.hours' && (
          <p>
            Search engines read the hours elsewhere:{' '}
            <button
              type="button"
              onClick={() => editor.open({ kind: 'text', key: 'openingHours' })}
            >
              Opening hours for search engines
            </button>
          </p>
        )}
        <div className="columns">
          {slots.map((slot, index) => (
            <Column
              key={slotId(slot)}
              slot={slot}
              draft={edits[slotId(slot)]}
              isFirst={index === 0}
              verdict={verdict}
              isTooLong={tooLong.includes(slot)}
              words={fits[slotId(slot)]?.fit.words}
              onText={(draft) => edit(slot, draft)}
              onFocus={() => setActive(slot.file.locale ?? '')}
            />
          ))}
          {others?.map((one) => (
            <p key={idOf(one) + one.advice} className="bad">
              {one.path}, {one.key}: {one.advice}
            </p>
          ))}
        </div>
      </div>
      <div>
        {slots.map(
          (slot) =>
            slot.file.locale && (
              <Preview
                key={slotId(slot)}
                slot={slot}
                text={edits[slotId(slot)]?.text ?? slot.saved}
                isUsable={verdict !== undefined && !unusable(slot)}
                isActive={slot === shownFit}
                fit={fitOf(slot)}
                attempt={attempt}
                onFit={onFit}
                onFailure={onFailure}
              />
            ),
        )}
      </div>
    </div>
  );
}

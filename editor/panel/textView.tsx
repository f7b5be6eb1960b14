import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { chipName, chipValues, wrongChips } from '../chips';
import type { Change, Verdict } from '../protocol';
import { Column } from './column';
import { type Draft, keepDraft, readDraft } from './drafts';
import { useAnswer, useEditor } from './editor';
import { ListTools } from './listTools';
import { CertificateTool, PictureTools } from './mediaTools';
import { type Fit, Preview } from './preview';
import { ask } from './server';
import { idOf, type Slot, useSlots } from './slots';

const nothingSaid: Verdict = { advice: [], conflicts: [] };

function chipAdvice({ lost, unknown }: ReturnType<typeof wrongChips>): string[] {
  const named = (chips: readonly string[]) =>
    `chip${chips.length > 1 ? 's' : ''} ${chips.map((raw) => `“${chipName(raw)}”`).join(' and ')}`;
  return [
    lost.length > 0 &&
      `The ${named(lost)} ${lost.length > 1 ? 'are' : 'is'} missing here. Press “Put back”.`,
    unknown.length > 0 &&
      `The website knows no ${named(unknown)} in this text. Remove what is new.`,
  ].filter((advice) => advice !== false);
}

/** The texts of one key in all languages, with what the check says of them. */
export function TextView({ viewKey, place }: { viewKey: string; place: Element | undefined }) {
  const { state, say, open, reload } = useEditor();
  const slots = useSlots(viewKey);
  const [edits, setEdits] = useState<Readonly<Record<string, Draft | undefined>>>(() =>
    Object.fromEntries(slots.map(({ id }) => [id, readDraft(id)])),
  );
  const [active, setActive] = useState(slots[0]?.id);
  const [fits, setFits] = useState<Readonly<Record<string, Fit>>>({});
  const [wantsSave, setWantsSave] = useState(false);
  /** Raised to try again what has failed. */
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  const edit = (id: string, draft: Draft | undefined) => {
    const kept = draft && draft.text !== draft.base ? draft : undefined;
    keepDraft(id, kept);
    setEdits((old) => ({ ...old, [id]: kept }));
  };
  const texts = slots.map((slot) => {
    const { id, file, saved, isThere } = slot;
    const { base, text } = edits[id] ?? { base: saved, text: saved };
    const others = slots.filter((one) => file.locale && one !== slot).map((one) => one.saved);
    const chips = wrongChips(text, base, [...others, saved]);
    const fit = fits[id]?.text === text ? fits[id] : undefined;
    return { slot, base, text, chips, fit, isChanged: isThere && text !== saved };
  });
  const valuesIn = ({ id, saved }: Slot) => {
    const { words } = fits[id] ?? { words: [] };
    const values = [...words, words.join('')].map((part) => chipValues(saved, part));
    return values.flatMap((one) => Object.entries(one)).filter(([, value]) => value);
  };
  const changed = texts.filter(({ isChanged }) => isChanged);
  const changes = changed.map(({ slot, base, text }): Change => {
    return { path: slot.file.path, key: slot.key, base, text };
  });
  const hasWrongChips = changed.some(({ chips }) => chipAdvice(chips).length > 0);

  const onFailure = useCallback(
    (error: unknown) => {
      setWantsSave(false);
      setHasFailed(true);
      say(error);
    },
    [say],
  );
  const verdict = useAnswer(
    JSON.stringify([changes, slots.map(({ saved }) => saved), attempt]),
    async () =>
      changes.length === 0 || hasWrongChips
        ? nothingSaid
        : ask<Verdict>('try', JSON.stringify(changes)),
    onFailure,
  );
  const columns = texts.map(({ slot, base, text, chips, fit, isChanged }) => {
    const isOurs = (one: { path: string; key: string }) => idOf(one) === slot.id;
    const found = [...(verdict?.advice ?? []), ...(isChanged ? [] : state.problems)].filter(isOurs);
    const advice = [
      ...(isChanged ? chipAdvice(chips) : []),
      ...found.map((one) => one.advice),
      ...(isChanged && fit?.isTooLong
        ? ['This text is too long for its place. The pictures show where. Shorten it.']
        : []),
    ];
    const conflict = verdict?.conflicts.find(isOurs)?.current;
    const isMeasured = !slot.file.locale || !isChanged || advice.length > 0 || fit !== undefined;
    return { slot, base, text, chips, isChanged, advice, conflict, isMeasured };
  });
  const isBusy = !verdict || columns.some(({ isMeasured }) => !isMeasured);
  const elsewhere = (verdict?.advice ?? []).filter(
    (one) => !slots.some(({ id }) => id === idOf(one)),
  );
  const wrong = columns.filter(
    ({ isChanged, advice, conflict }) => isChanged && (advice.length > 0 || conflict !== undefined),
  );
  const reasons = [
    ...wrong.map(({ slot }) => slot.name),
    ...elsewhere.map(({ path, key }) => `${path}, ${key}`),
  ];
  const refusal = reasons.length > 0 && `Read the advice under ${reasons.join(' and ')}.`;

  const save = async () => {
    if (changes.length === 0) return say('Nothing has changed.');
    if (refusal) return say(`Not saved. ${refusal}`, 'bad');
    say('Saving…');
    const { advice, conflicts } = await ask<Verdict>('texts', JSON.stringify(changes));
    const [first] = [...advice, ...conflicts];
    if (first) {
      const why = 'advice' in first ? first.advice : 'Somebody else has changed this text.';
      return say(`Not saved. ${state.names[first.key] ?? first.key}: ${why}`, 'bad');
    }
    await reload();
    // What was typed meanwhile is a change of the saved text.
    for (const change of changes) {
      const id = idOf(change);
      const now = readDraft(id);
      edit(id, now && { ...now, base: change.text });
    }
    const namesOf = (list: readonly { slot: Slot }[]) => list.map(({ slot }) => slot.name);
    const rest = slots[0]?.file.locale ? namesOf(texts.filter(({ isChanged }) => !isChanged)) : [];
    const are = rest.length === 1 ? 'is' : 'are';
    const left = rest.length > 0 ? ` ${rest.join(' and ')} ${are} not changed yet.` : '';
    say(`Saved in ${namesOf(changed).join(', ')}.${left}`, 'good');
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
    if (hasFailed) setAttempt(attempt + 1);
    setHasFailed(false);
    setWantsSave(true);
  };
  const pictures = Object.entries(state.pictures).filter(([, one]) => one.textKey === viewKey);
  const progress = !verdict
    ? 'The words are being checked…'
    : isBusy
      ? 'Whether they fit is being measured…'
      : refusal || (changes.length > 0 && 'It can be saved.');
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
          </button>
          <button
            type="button"
            onClick={() => {
              for (const { id } of slots) edit(id, undefined);
            }}
          >
            Discard
          </button>
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
            <button type="button" onClick={() => open('openingHours')}>
              Opening hours for search engines
            </button>
          </p>
        )}
        <div className="columns">
          {columns.map(({ slot, base, text, chips, advice, conflict }, index) => (
            <Column
              key={slot.id}
              slot={slot}
              text={text}
              isFirst={index === 0}
              advice={advice}
              lost={chips.lost}
              conflict={conflict}
              values={Object.fromEntries([...slots.flatMap(valuesIn), ...valuesIn(slot)])}
              onText={(typed) => edit(slot.id, { base, text: typed })}
              onChoice={(chosen) => edit(slot.id, { base: conflict ?? base, text: chosen })}
              onFocus={() => setActive(slot.id)}
            />
          ))}
          {elsewhere.map((one) => (
            <p key={idOf(one) + one.advice} className="bad">
              {one.path}, {one.key}: {one.advice}
            </p>
          ))}
        </div>
      </div>
      <div>
        {texts.map(
          ({ slot, text, chips }) =>
            slot.file.locale && (
              <Preview
                key={slot.id}
                slot={slot}
                text={chipAdvice(chips).length > 0 ? slot.saved : text}
                isActive={slot.id === active}
                attempt={attempt}
                onFit={(fit) => setFits((old) => ({ ...old, [slot.id]: fit }))}
                onFailure={onFailure}
              />
            ),
        )}
      </div>
    </div>
  );
}

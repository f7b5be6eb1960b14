import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { entryAt } from '../lists';
import { untranslatedMark } from '../siteInBrowser';
import { Button, useEditor, useSaveKey, useWork } from './editor';
import { Field } from './field';
import { measure } from './fit';
import { inWords, toolText } from './language';
import { ListTools, RelatedTexts } from './listTools';
import { CertificateTool, FileField, PictureTools } from './mediaTools';
import { FitNotes, Preview, remarksOf } from './preview';
import { request } from './request';
import { type SessionState, startSession } from './session';
import { viewOf } from './sessionView';
import { typedTexts } from './typed';

const framesIn = (box: HTMLElement | null) => [...(box?.querySelectorAll('iframe') ?? [])];

/** The texts of one key in all languages, with what is known of them. */
export function TextView({ viewKey, place }: { viewKey: string; place: Element | undefined }) {
  const { state, keys, notify, begin, reload, locked, lock } = useEditor();
  const box = useRef<HTMLDivElement>(null);
  const columnsBox = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  const [session] = useState(() =>
    startSession({
      request,
      reload,
      measure: (text, signal) => measure(framesIn(box.current), text, signal),
    }),
  );
  const sessionState = useSyncExternalStore(session.subscribe, session.getState);
  const { status } = sessionState;
  const texts = typedTexts(viewKey, state, keys, document.documentElement.lang);
  const focused = texts.find(({ key }) => key === viewKey)?.id;
  const [active, setActive] = useState(focused);
  const isChanged = texts.some((text) => text.isChanged);
  const isSaving = status === 'saving';
  /** Whether entries of a list, perhaps of that of this text, are being added, moved or removed. */
  const isArranging = locked === 'list';

  const cause = JSON.stringify([
    active,
    isSaving,
    isArranging,
    // The page may show another picture around the text.
    state.pictures,
    ...texts.map(({ onDisk, text, file }) => [onDisk, text, file?.lastModified]),
  ]);
  useWork(cause, async (signal) => {
    // The entry may be gone before the server could check its text.
    if (!isArranging) await session.examine(texts, active, signal);
  });
  useEffect(() => session.close, [session]);
  const save = async () => {
    const entry = entryAt(state, viewKey);
    if (!isChanged && entry && entry.index === state.entries[entry.path]?.length)
      return notify(toolText('Panel.emptyEntry', { first: texts[0]?.name ?? '' }));
    if (!isChanged) return notify(toolText('Panel.nothingChanged'));
    await lock('save', async () => {
      const end = begin(toolText('Panel.saving'), viewKey);
      await session.save(texts, state).then(
        (done) => end(done, 'good'),
        (error) => {
          end(error);
          setRefusals((count) => count + 1);
        },
      );
    });
  };
  useEffect(() => {
    if (refusals > 0)
      columnsBox.current?.querySelector('.bad')?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  useSaveKey(save);
  const discard = () => {
    for (const { id } of texts) {
      session.discard(id);
      session.choose(id);
    }
  };

  const { columns, elsewhere, refusal } = viewOf(texts, sessionState, state);
  const remarks = columns.flatMap(({ text, fit, isFitOutdated }) =>
    text.isChanged && fit?.leaves && !isFitOutdated ? remarksOf(fit) : [],
  );
  const ready =
    remarks.length > 0
      ? toolText('Panel.readyBut', { remarks: [...new Set(remarks)].join(' ') })
      : toolText('Panel.ready');
  const progress: Readonly<Record<SessionState['status'], string>> = {
    checking: toolText('Panel.checking'),
    measuring: refusal ?? toolText('Panel.measuring'),
    examined: refusal ?? (isChanged ? ready : ''),
    failed: '',
    saving: toolText('Panel.saving'),
  };
  const pictures = Object.entries(state.pictures).filter(([, one]) => one.textKey === viewKey);
  return (
    <div className="text">
      <div className="work">
        <p className="key" title={viewKey}>
          <b>{state.names[viewKey] ?? viewKey}</b>
          {state.toDo[viewKey] && <span className="note">{inWords(state.toDo[viewKey])}</span>}
        </p>
        <p className="actions" inert={isArranging}>
          <Button
            className="main"
            title="Ctrl+S"
            aria-disabled={locked !== undefined}
            onClick={save}
          >
            {toolText('Panel.save')}
          </Button>
          <Button onClick={discard}>{toolText('Panel.discard')}</Button>
          <span className={refusal ? 'bad' : remarks.length > 0 ? 'fair' : ''}>
            {progress[status]}
          </span>
        </p>
        {texts.some(({ text }) => text.startsWith(untranslatedMark)) && (
          <p className="fair">{toolText('Panel.unwritten', { mark: untranslatedMark.trim() })}</p>
        )}
        {pictures.map(([name, picture]) => (
          <PictureTools key={name} name={name} picture={picture} />
        ))}
        {pictures.length === 0 && texts[0]?.locale && place && <CertificateTool place={place} />}
        <ListTools viewKey={viewKey} />
        <div className="columns" inert={isArranging} ref={columnsBox}>
          {columns.map(({ text, problems, warnings, conflict, fit, isFitOutdated, values }) => {
            const { id, key, locale, name, line, base } = text;
            const type = (typed: string) => session.type(id, base, typed);
            const original = texts.find((one) => one.key === key && one.locale === 'en')?.text;
            const decide = (decided: string) => session.type(id, conflict ?? base, decided);
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: the field in it is what is focused
              <section key={id} className="column" onFocus={() => setActive(id)}>
                <header>
                  <b>{name}</b>
                  {original !== undefined && original !== text.text && (
                    <Button onClick={() => type(original)}>{toolText('Panel.copyEnglish')}</Button>
                  )}
                </header>
                {!locale && state.hints[key] && <small>{inWords(state.hints[key])}</small>}{' '}
                {text.accept ? (
                  <FileField text={text} choose={(file) => session.choose(id, file)} />
                ) : text.isDay ? (
                  <input
                    type="date"
                    aria-label={name}
                    aria-invalid={problems.length > 0 || conflict !== undefined}
                    readOnly={!line}
                    value={text.text}
                    onChange={({ target }) => type(target.value)}
                  />
                ) : (
                  <Field
                    locale={locale}
                    name={name}
                    text={text.text}
                    values={values}
                    lost={text.lost}
                    isWrong={problems.length > 0 || conflict !== undefined || !line}
                    isReadOnly={!line}
                    hasFocus={id === focused}
                    onText={type}
                    notify={notify}
                  />
                )}
                <div className="problems" data-problems={locale ?? key} role="status">
                  {[...problems, ...(line ? [] : [toolText('Panel.isNotThere')])].map((one) => (
                    <p key={one} className="bad">
                      {one}
                    </p>
                  ))}
                  {warnings.map((one) => (
                    <p key={one} className="fair">
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
                {fit && <FitNotes fit={fit} isBusy={isFitOutdated} />}
              </section>
            );
          })}
          {elsewhere.map((problem) => (
            <p key={problem} className="bad">
              {problem}
            </p>
          ))}
        </div>
        <RelatedTexts viewKey={viewKey} />
      </div>
      {texts[0]?.locale && <Preview box={box} isBusy={status !== 'examined'} />}
    </div>
  );
}

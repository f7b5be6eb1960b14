import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { State } from '../protocol';
import { ChangesView } from './changesView';
import { documents, type Editor, EditorContext, type Tone, type View } from './editor';
import { ListView } from './listView';
import { dropTarget, putFile } from './mediaTools';
import { usePage } from './page';
import { isVisible, type Said, saidIn } from './said';
import { Refused, server } from './server';
import { TextView } from './textView';

declare global {
  interface Window {
    /** Next's router in the browser. */
    readonly next?: { readonly router?: { refresh(): void } };
  }
}

const stopped = 'The editor has stopped';
/** Lets the end of the page be scrolled above the panel. Not an attribute of <html>: hydration would miss it. */
const space = new CSSStyleSheet({ disabled: true });
space.replaceSync('body { padding-bottom: 58vh }');
const colours = new CSSStyleSheet();
colours.replaceSync('::highlight(editor-to-do) { background-color: #ffe08a; color: #3d2f00; }');

/** Of this tab: survives a reload. */
function useKept(name: string, first: string) {
  const [value, setValue] = useState(sessionStorage.getItem(name) ?? first);
  const keep = useCallback(
    (next: string) => {
      sessionStorage.setItem(name, next);
      setValue(next);
    },
    [name],
  );
  return [value, keep] as const;
}

/** The key of a value that a piece of text shows, or that a link leads to. */
function keyOfValue(state: State, { text, element }: Said): string | undefined {
  const shown = text.trim();
  const link = element
    .closest('a')
    ?.getAttribute('href')
    ?.replace(/^mailto:/, '');
  const values = Object.entries(state.files.find(({ locale }) => !locale)?.texts ?? {});
  const all = values.filter(([, { value }]) => /\p{L}|\d{3}/u.test(value));
  return (all.find(([, { value }]) => value === shown || value === link) ??
    all.find(([, { value }]) => value.length > 5 && shown.includes(value)) ??
    all.find(([, { value }]) => shown.length > 5 && value.includes(shown)))?.[0];
}

function keyOf(state: State, keys: readonly string[], said: Said): string | undefined {
  return keys[said.numbers.at(-1) ?? -1] ?? keyOfValue(state, said);
}

/** Brings a text of the page above the panel. */
function scrollTo(place: Element | undefined): void {
  if (place?.ownerDocument !== document) return;
  const { top } = place.getBoundingClientRect();
  // The panel covers more than half of the window.
  if (top < 0 || top > innerHeight * 0.35)
    scrollBy({ top: top - innerHeight * 0.2, behavior: 'smooth' });
}

/** Colours what `npm run preflight` lists. */
function colour(state: State, keys: readonly string[], isOn: boolean): void {
  const ranges = (isOn ? saidIn(document) : []).flatMap((said) => {
    const key = keyOf(state, keys, said);
    const isListed =
      said.numbers.some((number) => state.toDo[keys[number] ?? '']) || (key && state.toDo[key]);
    return said.range && isListed ? said.range : [];
  });
  CSS.highlights.set('editor-to-do', new Highlight(...ranges));
}

function repaint(): void {
  window.next?.router?.refresh();
  for (const page of documents().slice(1)) page.location.reload();
}

/** The editor on a page: the bar, what is pointed at, and one view at a time. */
function Panel({ host, first }: { host: HTMLElement; first: State }) {
  const [state, setState] = useState(first);
  const [mode, setMode] = useKept('editor', location.hash === '#edit' ? 'on' : 'off');
  const [openKey, setOpenKey] = useKept('editor key', '');
  const [marks, setMarks] = useKept('editor to do', 'no');
  const [view, setView] = useState<View>(() =>
    openKey && state.names[openKey]
      ? { kind: 'text', key: openKey }
      : { kind: state.problems.length > 0 ? 'list' : 'none' },
  );
  const [said, setSaid] = useState<{ words: string; tone: Tone }>({ words: '', tone: 'plain' });
  const [pointed, setPointed] = useState<Said>();
  const isOn = mode === 'on';
  const keys = useMemo(() => Object.keys(state.files[0]?.texts ?? {}), [state]);

  const say = useCallback((words: unknown, tone: Tone = 'plain') => {
    const isError = words instanceof Error;
    if (isError && !(words instanceof Refused)) console.error(words);
    setSaid({ words: isError ? words.message : String(words), tone: isError ? 'bad' : tone });
  }, []);
  const open = useCallback(
    (next: View) => {
      setView(next);
      setOpenKey(next.kind === 'text' ? next.key : '');
      say('');
      if (next.kind !== 'text') return;
      space.disabled = false;
      const number = keys.indexOf(next.key);
      const isHere = (text: Said) => text.numbers.includes(number) && isVisible(text);
      scrollTo(next.place ?? saidIn(document).find(isHere)?.element);
    },
    [say, setOpenKey, keys],
  );
  const shown = useRef(JSON.stringify(first));
  const reloaded = useRef<Promise<unknown>>(Promise.resolve());
  // One at a time, since a save and the server both ask for it.
  const reload = useCallback((always = true) => {
    if (always) repaint();
    const next = async () => {
      const now = await server.state();
      const isNew = JSON.stringify(now) !== shown.current;
      shown.current = JSON.stringify(now);
      if (isNew && !always) repaint();
      if (isNew) setState(now);
    };
    reloaded.current = reloaded.current.then(next, next);
    return reloaded.current as Promise<void>;
  }, []);
  const editor = useMemo<Editor>(
    () => ({
      state,
      keys,
      open,
      say,
      reload,
      async run(waiting, work) {
        say(waiting);
        try {
          const { done } = await work();
          await reload();
          say(done, 'good');
          return true;
        } catch (error) {
          say(error);
          return false;
        }
      },
    }),
    [state, keys, open, say, reload],
  );

  usePage({
    isOn,
    point: (found) => setPointed(found && keyOf(state, keys, found) ? found : undefined),
    choose(found) {
      const key = keyOf(state, keys, found);
      if (key) open({ kind: 'text', key, place: found.element });
      else say(`This is in no file of texts: “${found.text.trim()}”. Ask a developer.`);
    },
    drop(on, file) {
      const target = dropTarget(on);
      if (target && file) void putFile(editor, target, file);
      return target !== undefined;
    },
  });

  useEffect(() => {
    host.toggleAttribute('data-on', isOn);
    space.disabled = view.kind === 'none' || !isOn;
  }, [host, isOn, view]);

  useEffect(() => {
    const mark = () => colour(state, keys, isOn && marks === 'yes');
    mark();
    // A soft navigation or a refresh changes the page under the marks.
    let due: ReturnType<typeof setTimeout> | undefined;
    let { pathname } = location;
    const observer = new MutationObserver(() => {
      if (pathname !== location.pathname) say('');
      pathname = location.pathname;
      clearTimeout(due);
      due = setTimeout(mark, 300);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      clearTimeout(due);
    };
  }, [state, keys, isOn, marks, say]);

  useEffect(() => {
    const events = new EventSource('/dev/edit/events/');
    events.onmessage = ({ data }) => {
      if (data === 'changed') reload(false).catch(say);
    };
    events.onerror = () =>
      say(
        new Refused(
          `${stopped}. What you have typed is kept in this browser. Start “npm run edit” again.`,
        ),
      );
    events.onopen = () =>
      setSaid((old) =>
        old.words.startsWith(stopped)
          ? { words: 'The editor is running again.', tone: 'good' }
          : old,
      );
    return () => events.close();
  }, [reload, say]);

  // What was said of the last action, when another one begins; not that the editor has stopped.
  const forget = () =>
    setSaid((old) => (old.words.startsWith(stopped) ? old : { ...old, words: '' }));
  const travelled = useRef<Promise<unknown>>(Promise.resolve());
  const travel = (way: 'undo' | 'redo') => {
    // One after the other: a double click means two.
    const step = () => editor.run('One moment…', () => server.post(way));
    travelled.current = travelled.current.then(step);
  };
  const close = () => open({ kind: 'none' });
  const place = pointed && (pointed.range ?? pointed.element).getBoundingClientRect();
  const frame = pointed?.element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
  const pointedKey = pointed && keyOf(state, keys, pointed);
  const mistakes = state.problems.length > 0 && (
    <b className="bad">Mistakes in the files: {state.problems.length}</b>
  );
  return (
    <EditorContext value={editor}>
      {isOn && place && pointedKey && (
        <div
          className="outline"
          data-key={state.names[pointedKey] ?? pointedKey}
          style={{
            translate: `${place.left + (frame?.left ?? 0) - 4}px ${place.top + (frame?.top ?? 0) - 4}px`,
            width: place.width + 8,
            height: place.height + 8,
          }}
        />
      )}
      <section
        className="dock"
        aria-label="Editor"
        onKeyDown={({ key }) => key === 'Escape' && close()}
        onBeforeInputCapture={forget}
      >
        {isOn ? (
          <div className="bar">
            <span className="hint">Click a text. On links and buttons: Alt and click.</span>
            <button type="button" onClick={() => open({ kind: 'list' })}>
              All texts of this page
            </button>
            <label>
              <input
                type="checkbox"
                checked={marks === 'yes'}
                onChange={({ target }) => setMarks(target.checked ? 'yes' : 'no')}
              />{' '}
              Mark samples
            </label>
            <button
              type="button"
              disabled={!state.undo}
              title={state.undo}
              onClick={() => travel('undo')}
            >
              Undo save
            </button>
            <button
              type="button"
              disabled={!state.redo}
              title={state.redo}
              onClick={() => travel('redo')}
            >
              Redo save
            </button>
            <button type="button" onClick={() => open({ kind: 'changes' })}>
              Changes and sending
            </button>
            <button type="button" onClick={close}>
              Close panel
            </button>
            <button
              type="button"
              onClick={() => {
                close();
                setMode('off');
              }}
            >
              Stop editing
            </button>
            {mistakes}
          </div>
        ) : (
          <div className="bar">
            <button type="button" onClick={() => setMode('on')}>
              Edit texts
            </button>
            {mistakes}
          </div>
        )}
        <p className={`status ${said.tone}`} role="status">
          {said.words}
        </p>
        {isOn && view.kind !== 'none' && (
          <div
            className="place"
            onClickCapture={({ target }) => (target as Element).closest('button') && forget()}
          >
            {view.kind === 'text' && (
              <TextView key={view.key} viewKey={view.key} place={view.place} />
            )}
            {view.kind === 'list' && <ListView />}
            {view.kind === 'changes' && <ChangesView />}
          </div>
        )}
      </section>
    </EditorContext>
  );
}

async function start(): Promise<void> {
  const host = document.createElement('site-editor');
  host.lang = 'en';
  // Outside of <body>, which is React's.
  document.documentElement.append(host);
  document.adoptedStyleSheets.push(colours, space);
  if (location.hash === '#edit') sessionStorage.setItem('editor', 'on');
  const shadow = host.attachShadow({ mode: 'open' });
  const style = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: '/dev/edit/panel.css/',
  });
  const root = document.createElement('div');
  root.textContent = 'The editor is loading…';
  shadow.append(style, root);
  createRoot(root).render(<Panel host={host} first={await server.state()} />);
}

// A soft navigation inserts the script again.
if (!document.querySelector('site-editor')) start().catch(console.error);

import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fieldIn } from '../lists';
import { type Action, serverPath } from '../protocol';
import { certificatesFile, defaultLocale, localizePath, referencesFile } from '../siteInBrowser';
import { ChangesView } from './changesView';
import { Button, documents, type Editor, EditorContext, type ShownState, useLock } from './editor';
import { keyOf } from './keys';
import {
  editorLanguage,
  errorInWords,
  inWords,
  LanguageChoice,
  siteLanguage,
  toolText,
} from './language';
import { ListView } from './listView';
import { dropTarget, putFile } from './mediaTools';
import { Messages, useMessages } from './messages';
import { usePage } from './page';
import { request, savingBody } from './request';
import { isVisible, piecesIn, type TextPiece } from './textPieces';
import { TextView } from './textView';

declare global {
  interface Window {
    /** Next's router in the browser. */
    readonly next?: { readonly router?: { refresh(): void } };
  }
}

/**
 * The styles of the page in edit mode. They leave space at its end, so that this can be scrolled above the panel, and
 * hide the badge with which Next tells developers of errors: it would lie over the panel. It is a style sheet and not
 * an attribute of <html>, because hydration would report an attribute.
 */
const editMode = new CSSStyleSheet({ disabled: true });
editMode.replaceSync('body { padding-bottom: 58vh } nextjs-portal { display: none }');

/** State of this tab that survives a reload. */
function useKept(name: string) {
  const [value, setValue] = useState(sessionStorage.getItem(name) ?? '');
  useEffect(() => sessionStorage.setItem(name, value), [name, value]);
  return [value, setValue] as const;
}

/** Scrolls a text of the page above the panel, which covers more than half of the window. */
function scrollTo(place: Element | undefined): void {
  if (place?.ownerDocument !== document) return;
  const { top } = place.getBoundingClientRect();
  if (top < 0 || top > innerHeight * 0.35)
    scrollBy({ top: top - innerHeight * 0.2, behavior: 'smooth' });
}

/** In ms: the page shows a new text of a list some seconds after it was saved. */
const longestWait = 15_000;

/**
 * Looks for a text on the page, now and after each change of the page.
 *
 * @param use gets the text as soon as the page shows it
 * @returns a function that ends the search
 */
function whenShown(isWanted: (piece: TextPiece) => boolean, use: (piece: TextPiece) => void) {
  const find = () => {
    const found = piecesIn(document).find(isWanted);
    if (found) use(found);
    return found !== undefined;
  };
  if (find()) return undefined;
  const observer = new MutationObserver(() => find() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const timer = setTimeout(() => observer.disconnect(), longestWait);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** A frame around the text under the pointer, with its name. */
function Outline({ piece, name }: { piece: TextPiece; name: string }) {
  const { left, top, width, height } = (piece.range ?? piece.element).getBoundingClientRect();
  const frame = piece.element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
  const [x, y] = [left + (frame?.left ?? 0) - 4, top + (frame?.top ?? 0) - 4];
  return (
    <div
      className="outline"
      data-key={name}
      style={{ translate: `${x}px ${y}px`, width: width + 8, height: height + 8 }}
    />
  );
}

const views: Readonly<Record<string, () => React.ReactNode>> = {
  list: ListView,
  changes: ChangesView,
};

/** What is on disk now, in the language of the editor. */
async function fetchState(): Promise<ShownState> {
  const state = await request('state');
  const names = Object.entries(state.names).map(([key, name]) => [key, inWords(name)]);
  return { ...state, names: Object.fromEntries(names) };
}

let lastLoad: Promise<unknown> = Promise.resolve();
let lastStep: Promise<unknown> = Promise.resolve();

/** The editor on a page: the bar, the frame under the pointer, and one view at a time. */
function Panel({ host, first }: { host: HTMLElement; first: ShownState }) {
  const [state, setState] = useState(first);
  const [mode, setMode] = useKept('editor');
  const [view, setView] = useKept('editor view');
  const [place, setPlace] = useState<Element>();
  const { messages, notify, begin, forget, close, isStopped, notifyRunning } = useMessages();
  const [opened, setOpened] = useState<{ view: string; at: Element | undefined }>();
  const [pointed, setPointed] = useState<TextPiece>();
  const lock = useLock();
  const isOn = mode === 'on';
  const keys = useMemo(() => Object.keys(state.files[0]?.texts ?? {}), [state]);

  const reload = useCallback(() => {
    window.next?.router?.refresh();
    for (const page of documents().slice(1)) page.location.reload();
    // One reload after the other: after a save, and after a change by another program.
    const next = async () => setState(await fetchState());
    const loaded = lastLoad.then(next, next);
    lastLoad = loaded;
    return loaded;
  }, []);
  const editor = useMemo<Editor>(() => {
    const open = (next: string, at?: Element) => {
      setView(next);
      setPlace(at);
      setOpened({ view: next, at });
    };
    const run: Editor['run'] = async (waiting, path, body, about = path) => {
      const end = begin(waiting, about);
      try {
        const answer = await request<Action>(path, body);
        await reload();
        const sentences = [...answer.done, ...(answer.note ?? [])];
        end(inWords({ joined: sentences, by: ' ' }), 'good');
        return answer;
      } catch (error) {
        end(error);
      }
    };
    const save: Editor['save'] = (words, edits) => {
      const places = edits.map(({ path, at }) => [path, ...at].join(' '));
      return run(toolText('Panel.saving'), 'save', savingBody(words, edits), places.join(', '));
    };
    return { state, keys, open, notify, begin, reload, run, save, ...lock };
  }, [state, keys, notify, begin, setView, reload, lock]);

  usePage(isOn, {
    point: (found) => setPointed(found && keyOf(state, keys, found) ? found : undefined),
    choose(found) {
      const key = keyOf(state, keys, found);
      forget();
      if (key) editor.open(key, found.element);
      else notify(toolText('Panel.notInFile', { text: found.text.trim() }));
    },
    drop(on, file) {
      const target = dropTarget(on);
      if (target && file) void putFile(editor, target, file);
      return target !== undefined;
    },
  });

  useEffect(() => {
    host.toggleAttribute('data-on', isOn);
    editMode.disabled = !isOn;
  }, [host, isOn]);

  const isOpenedText = useEffectEvent((piece: TextPiece) => {
    const key = opened?.view ?? '';
    const { lang } = document.documentElement;
    const text = state.files.find(({ locale }) => locale === lang)?.texts[key]?.value ?? '';
    // The numbers may be those of other texts until the page shows the entries that a save has added.
    const [beginning = ''] = text.split(/[{<\u00ad]/);
    const isSame = piece.text.includes(beginning.trim()) || beginning.includes(piece.text.trim());
    return piece.numbers.includes(keys.indexOf(key)) && isSame && isVisible(piece);
  });
  useEffect(() => {
    if (!opened?.view || views[opened.view]) return;
    if (opened.at) return scrollTo(opened.at);
    return whenShown(isOpenedText, ({ element }) => scrollTo(element));
  }, [opened]);

  const lookForChanges = useEffectEvent(async () => {
    await lastLoad.catch(() => undefined);
    const { version } = await request('version');
    if (version !== state.version) await reload();
    if (isStopped) notifyRunning();
  });
  useEffect(() => {
    const timer = setInterval(() => lookForChanges().catch(notify), 1000);
    return () => clearInterval(timer);
  }, [notify]);

  /** One step after the other, because a double click means two steps. So the steps do not lock each other out. */
  const undo = () => {
    if (lock.locked) return;
    const words = toolText('Panel.oneMoment');
    // Shown at once, because with an empty line the bar would move away from the second click.
    notify(words);
    lastStep = lastStep.then(async () => {
      notify('');
      // Each step is about another save, so no message of a step replaces that of another.
      const answer = await editor.run(words, 'undo', '', '');
      // A refused step is left out, so the button names the next one. The refusal is the message to show, also if the
      // server cannot be reached.
      if (!answer) await reload().catch(() => undefined);
    });
  };
  const changeLanguage = () => {
    host.lang = editorLanguage();
    reload().catch(notify);
  };
  const pointedKey = pointed && keyOf(state, keys, pointed);
  const View = views[view];
  return (
    <EditorContext value={editor}>
      {isOn && pointed && pointedKey && (
        <Outline piece={pointed} name={state.names[pointedKey] ?? pointedKey} />
      )}
      <section
        className="dock"
        aria-label={toolText('Panel.title')}
        onKeyDown={({ key }) => key === 'Escape' && editor.open('')}
        onBeforeInputCapture={forget}
        onClickCapture={({ target }) => (target as Element).closest('button') && forget()}
      >
        <div className="bar">
          {state.problems.length > 0 && (
            <b className="bad">
              {toolText('Panel.problemCount', { count: state.problems.length })}
            </b>
          )}
          {isOn ? (
            <>
              <span className="hint">{toolText('Panel.hint')}</span>
              <Button onClick={() => editor.open('list')}>{toolText('Panel.allTexts')}</Button>
              <Button onClick={() => editor.open('changes')}>{toolText('Panel.changes')}</Button>
              <Button
                title={state.undo === undefined ? undefined : inWords(state.undo)}
                disabled={!state.undo}
                aria-disabled={lock.locked !== undefined}
                onClick={undo}
              >
                {toolText('Panel.undo')}
              </Button>
              <Button onClick={() => editor.open(fieldIn(state, certificatesFile))}>
                {toolText('Panel.certificates')}
              </Button>
              <Button onClick={() => editor.open(fieldIn(state, referencesFile))}>
                {toolText('Panel.plants')}
              </Button>
              <Button onClick={() => setMode('')}>{toolText('Panel.stop')}</Button>
            </>
          ) : (
            <Button onClick={() => setMode('on')}>{toolText('Panel.edit')}</Button>
          )}
          {isOn && <LanguageChoice onChange={changeLanguage} />}
          {isOn && (
            <Button className="close" aria-disabled={view === ''} onClick={() => editor.open('')}>
              {toolText('Panel.close')}
            </Button>
          )}
        </div>
        <Messages messages={messages} close={close} />
        {isOn && (View || state.names[view]) && (
          // Each view begins at its top.
          <div className="place" key={view}>
            {View ? <View /> : <TextView viewKey={view} place={place} />}
          </div>
        )}
      </section>
    </EditorContext>
  );
}

async function start(): Promise<void> {
  const host = document.createElement('site-editor');
  host.lang = editorLanguage();
  // Outside of <body>, which belongs to React.
  document.documentElement.append(host);
  document.adoptedStyleSheets.push(editMode);
  // Under the address of a service that forwards the site, people only edit. So it opens in edit mode.
  const isForwarded = location.host === process.env.EDITOR_HOST;
  if (location.hash === '#edit' || (isForwarded && sessionStorage.getItem('editor') === null)) {
    sessionStorage.setItem('editor', 'on');
    // The address that opens by itself is Home in English. After that, flags choose the language.
    const home = localizePath('/', siteLanguage() ?? defaultLocale);
    if (location.pathname === '/' && home !== '/') return location.replace(home);
  }
  const shadow = host.attachShadow({ mode: 'open' });
  const style = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${serverPath}panel.css/`,
  });
  const root = document.createElement('div');
  root.textContent = toolText('Panel.loading');
  shadow.append(style, root);
  try {
    createRoot(root).render(<Panel host={host} first={await fetchState()} />);
  } catch (error) {
    root.textContent = errorInWords(error);
    root.setAttribute('role', 'alert');
    throw error;
  }
}

// A soft navigation inserts the script again.
if (!document.querySelector('site-editor')) start().catch(console.error);

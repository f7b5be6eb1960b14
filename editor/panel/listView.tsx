import { useState } from 'react';
import { readPieces } from '../siteInBrowser';
import { documents, Open, useEditor, useWork } from './editor';
import { inWords, toolText } from './language';
import { keysWith } from './search';
import { isVisible, numbersIn, piecesIn } from './textPieces';
import { draftKeys } from './typed';

/** The largest number of texts that a search shows. */
const limit = 60;

/** The numbers of the texts of a page. */
interface PageTexts {
  /** Those that a person can click. */
  readonly visible: readonly number[];
  readonly hidden: readonly number[];
}

async function readPage(): Promise<PageTexts> {
  const pages = documents();
  const sources = await Promise.all(
    pages.map(async ({ location }) => (await fetch(location.href)).text()),
  );
  const pieces = pages.flatMap((page) => piecesIn(page));
  const visible = pieces.filter(isVisible).flatMap(({ numbers }) => numbers);
  const all = [...sources.flatMap(numbersIn), ...pieces.flatMap(({ numbers }) => numbers)];
  return { visible, hidden: all.filter((number) => !visible.includes(number)) };
}

/** The name of a text whose words stand beside it, without these words. A value has no text. */
function placeOf(name = '', text = ''): string {
  const parts = name.split(' › ');
  const pieces = readPieces(text).map(({ words, isFilledIn }) => (isFilledIn ? '…' : words));
  const isNamed = pieces.join('').startsWith((parts.at(-1) ?? '').replace(/…$/, ''));
  return (parts.length > 1 && isNamed ? parts.slice(0, -1) : parts).join(' › ');
}

/** A text as visitors read it, with a box for what the page fills in. */
function AsRead({ text }: { text: string }) {
  return readPieces(text).map(({ words, isFilledIn }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
    <span key={index} className={isFilledIn ? 'chip' : undefined}>
      {words}
    </span>
  ));
}

/** A list of texts, each of which can be opened. */
function Texts({ title, listed }: { title: string; listed: readonly string[] }) {
  const { state } = useEditor();
  const { lang } = document.documentElement;
  const own = state.files.find(({ locale }) => locale === lang);
  const values = state.files.filter(({ locale }) => !locale);
  const textOf = (key: string) =>
    [own, ...values].find((file) => file?.texts[key])?.texts[key]?.value ?? '';
  const unsaved = draftKeys();
  if (listed.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {[...new Set(listed)].map((key) => (
          <li key={key}>
            <Open view={key} className="entry">
              <small>{placeOf(state.names[key], own?.texts[key]?.value)}</small>{' '}
              <AsRead text={textOf(key)} />
              {state.toDo[key] && <span className="note">{inWords(state.toDo[key])}</span>}
              {unsaved.includes(key) && <span className="note">{toolText('Panel.notSaved')}</span>}
            </Open>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The problems in the files, with the texts that they are about. */
function Problems() {
  const { state } = useEditor();
  return (
    <section>
      <h3>{toolText('Panel.problemsTitle')}</h3>
      <ul className="problems">
        {state.problems.map((problem) => {
          const { path, line, key } = problem;
          return (
            <li key={JSON.stringify(problem)} className="bad">
              {toolText('Rules.place', { path, line })}: {state.names[key] && <Open view={key} />}{' '}
              {inWords(problem)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/**
 * All texts of the page, beginning with those that nobody can click, and a search in all texts and values of the site.
 */
export function ListView() {
  const { state, keys } = useEditor();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState<PageTexts>();
  useWork(JSON.stringify(state.files), async (signal) => {
    const found = await readPage();
    if (!signal.aborted) setPage(found);
  });
  const found = keysWith(state, search);
  const keysOf = (numbers: readonly number[] = []) => numbers.flatMap((one) => keys[one] ?? []);
  return (
    <div className="list">
      <p>
        <input
          // biome-ignore lint/a11y/noAutofocus: whoever opens the list wants to search
          autoFocus
          type="search"
          placeholder={toolText('Panel.search')}
          aria-label={toolText('Panel.search')}
          onChange={({ target }) => setSearch(target.value)}
        />
      </p>
      {search.trim() ? (
        <>
          <Texts
            title={toolText('Panel.found', { count: found.length })}
            listed={found.slice(0, limit)}
          />
          {found.length === 0 && <p>{toolText('Panel.nothingFound')}</p>}
          {found.length > limit && <p>{toolText('Panel.firstShown', { count: limit })}</p>}
        </>
      ) : (
        <>
          {state.problems.length > 0 && <Problems />}
          <Texts
            title={toolText('Panel.notSaved')}
            listed={draftKeys().filter((key) => state.names[key])}
          />
          <Texts title={toolText('Panel.hiddenTexts')} listed={keysOf(page?.hidden)} />
          <Texts title={toolText('Panel.visibleTexts')} listed={keysOf(page?.visible)} />
          {!page && <p>{toolText('Panel.readingPage')}</p>}
        </>
      )}
    </div>
  );
}

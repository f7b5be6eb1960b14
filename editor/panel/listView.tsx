import { useEffect, useRef, useState } from 'react';
import { drafts } from './drafts';
import { documents, useEditor } from './editor';
import { isVisible, numbersIn, saidIn } from './said';

/** How many texts a search shows. */
const limit = 60;

/** Numbers of the texts of the page: those that nobody can point at, and the others. */
async function readPage() {
  const pages = documents();
  const sources = await Promise.all(
    pages.map(async ({ location }) => (await fetch(location.href)).text()),
  );
  const said = pages.flatMap((page) => saidIn(page));
  const visible = new Set(said.filter(isVisible).flatMap(({ numbers }) => numbers));
  const all = [...sources.flatMap(numbersIn), ...said.flatMap(({ numbers }) => numbers)];
  return { visible: [...visible], hidden: all.filter((number) => !visible.has(number)) };
}

/** All texts of the page, those first at which nobody can point; and a search in all texts and values of the site. */
export function ListView() {
  const { state, keys, open, say } = useEditor();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState<Awaited<ReturnType<typeof readPage>>>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is read again when the texts have changed
  useEffect(() => {
    readPage().then(setPage, say);
  }, [state, say]);

  const own = state.files.find(({ locale }) => locale === document.documentElement.lang);
  const unsaved = drafts.keys();
  const words = search.trim().toLowerCase();
  const found = Object.keys(state.names).filter((key) =>
    [key, state.names[key], ...state.files.map(({ texts }) => texts[key]?.value)].some((text) =>
      text?.toLowerCase().replace(/\s+/g, ' ').includes(words),
    ),
  );
  const group = (title: string, listed: readonly string[]) =>
    listed.length > 0 && (
      <section>
        <h3>{title}</h3>
        <ul>
          {[...new Set(listed)].map((key) => (
            <li key={key}>
              <button
                type="button"
                className="entry"
                title={key}
                data-key={key}
                onClick={() => open({ kind: 'text', key })}
              >
                <small>{state.names[key]}</small>{' '}
                {own?.texts[key]?.value ?? state.files.at(-1)?.texts[key]?.value}
                {[state.toDo[key], unsaved.includes(key) && 'Not saved yet'].map(
                  (note) =>
                    note && (
                      <span key={note} className="note">
                        {note}
                      </span>
                    ),
                )}
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  const keysOf = (numbers: readonly number[] = []) => numbers.flatMap((one) => keys[one] ?? []);
  return (
    <div className="list">
      <p>
        <input
          ref={input}
          type="search"
          placeholder="Search in all texts and values"
          aria-label="Search in all texts and values"
          onChange={({ target }) => setSearch(target.value)}
        />
      </p>
      {words ? (
        <>
          {group(`Found: ${found.length}`, found.slice(0, limit))}
          {found.length === 0 && <p>Nothing found. Try one word, or a part of it.</p>}
          {found.length > limit && <p>The first {limit} are shown. Add a word.</p>}
        </>
      ) : (
        <>
          {state.problems.length > 0 && (
            <section>
              <h3>Mistakes in the files. The page shows the last good texts.</h3>
              <ul className="advice">
                {state.problems.map(({ path, line, key, advice }) => (
                  <li key={path + line + advice} className="bad">
                    {path}, line {line}{' '}
                    {state.names[key] && (
                      <button type="button" onClick={() => open({ kind: 'text', key })}>
                        {state.names[key]}
                      </button>
                    )}{' '}
                    {advice}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {group(
            'Not saved yet',
            unsaved.filter((key) => state.names[key]),
          )}
          {group(
            'On this page, but you cannot point at it: titles, descriptions of pictures, messages that come later',
            keysOf(page?.hidden),
          )}
          {group('On this page', keysOf(page?.visible))}
          {!page && <p>The page is being read…</p>}
        </>
      )}
    </div>
  );
}

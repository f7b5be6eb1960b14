import { type ReactNode, useEffect, useState } from 'react';
import type { Difference, Differences } from '../protocol';
import { useEditor } from './editor';
import { Refused, server } from './server';

const isPicture = (file: string) => /\.(jpe?g|png)$/.test(file);

/** A file as it is now, or as it is published. */
function Version({ version, file }: { version: 'now' | 'published'; file: string }) {
  const url = `/dev/edit/file/${version}/${file}/`;
  if (isPicture(file)) {
    // biome-ignore lint/performance/noImgElement: there is no next/image in the panel
    return <img className="version" src={`${url}?${Date.now()}`} alt={version} />;
  }
  return (
    <a href={url} target="_blank" rel="noreferrer">
      Open it
    </a>
  );
}

const factsInWords = (facts: object) =>
  Object.entries(facts)
    .map(([name, part]) => `${name} ${typeof part === 'object' ? JSON.stringify(part) : part}`)
    .join(', ');

/** What differs from what is published: each can be taken back alone, and all of it sent. */
export function ChangesView() {
  const { state, open, run, say } = useEditor();
  const [found, setFound] = useState<Differences>();
  const [author, setAuthor] = useState(() => JSON.parse(localStorage.getItem('author') ?? '{}'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when something was saved
  useEffect(() => {
    server.differences().then(setFound, say);
  }, [state, say]);

  const takeBack = (difference: Difference) =>
    run('It is being taken back.', async () => {
      const { kind, key } = difference;
      if (kind === 'list') return server.post('restore-list', key);
      if (kind === 'file') return server.post('restore-file', key);
      if (kind === 'facts') return server.put(`facts/${key}`, JSON.stringify(difference.before));
      const { advice, conflicts } = await server.texts(difference.changes, true);
      if (advice[0]) throw new Refused(`Not taken back. ${advice[0].advice}`);
      if (conflicts.length > 0) throw new Refused('This text has just been changed. Try again.');
      return { done: `Taken back: ${state.names[key] ?? key}.` };
    });
  const send = () =>
    run('Your changes are being sent.', async () => {
      localStorage.setItem('author', JSON.stringify(author));
      const answer = await server.post<{ done: string; url?: string }>('send', {
        ...found?.author,
        ...author,
      });
      if (answer.url) window.open(answer.url, '_blank');
      setFound(await server.differences());
      return answer;
    });
  const row = (difference: Difference, before: ReactNode, after: ReactNode, note?: string) => (
    <tr key={difference.kind + difference.key} data-key={difference.key}>
      <th scope="row" title={difference.key}>
        {difference.kind === 'text' ? (
          <button
            type="button"
            className="entry"
            onClick={() => open({ kind: 'text', key: difference.key })}
          >
            {state.names[difference.key] ?? difference.key}
          </button>
        ) : (
          difference.key.replace(/^(media|public)\//, '')
        )}
        {note && <span className="note">{note}</span>}
      </th>
      <td>{before}</td>
      <td>{after}</td>
      <td>
        <button type="button" onClick={() => void takeBack(difference)}>
          Take back
        </button>
      </td>
    </tr>
  );
  const texts = (difference: Difference & { kind: 'text' }) => {
    const { changes } = difference;
    const files = state.files.filter(({ texts }) => texts[difference.key]);
    const rest = files.filter(({ path }) => !changes.some((change) => change.path === path));
    const side = (name: 'base' | 'text') =>
      changes.map((change) => {
        const file = state.files.find(({ path }) => path === change.path);
        return (
          <p key={change.path} lang={file?.locale}>
            <small>{file?.name}</small> {change[name]}
          </p>
        );
      });
    const left = rest.map(({ name }) => name).join(' and ');
    return row(
      difference,
      side('text'),
      side('base'),
      left && `${left} ${rest.length > 1 ? 'are' : 'is'} not changed yet`,
    );
  };
  const rows = found?.differences.map((one) => {
    if (one.kind === 'text') return texts(one);
    if (one.kind === 'list') return row(one, one.before, one.after);
    if (one.kind === 'facts')
      return row(one, factsInWords(one.before), factsInWords(state.pictures[one.key]?.facts ?? {}));
    return row(
      one,
      <Version version="published" file={one.key} />,
      <Version version="now" file={one.key} />,
    );
  });
  const field = (name: 'name' | 'email', label: string) => (
    <label>
      {label}{' '}
      <input
        value={author[name] ?? found?.author[name] ?? ''}
        onChange={({ target }) => setAuthor({ ...author, [name]: target.value })}
      />
    </label>
  );
  if (!found) return <p>The changes are being read…</p>;
  return (
    <div className="changes">
      {found.refusal && <p className="bad">{found.refusal}</p>}
      <p className="actions">
        {field('name', 'Your name')} {field('email', 'Your e-mail address')}{' '}
        <button type="button" className="main" onClick={() => void send()}>
          Send for publishing
        </button>{' '}
        <button
          type="button"
          onClick={() => void run('It is being fetched.', () => server.post('update'))}
        >
          Get what others have published
        </button>
      </p>
      {found.sent && (
        <p>
          Sent as the branch “{found.sent}”. It is listed here until it is published and you press
          “Get what others have published”. You can change more, and send again.
        </p>
      )}
      {rows?.length === 0 && !found.refusal && <p>Nothing differs from what is published.</p>}
      {rows && rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">
                {rows.length} {rows.length > 1 ? 'changes' : 'change'}
              </th>
              <th scope="col">Published</th>
              <th scope="col">Now</th>
              <td />
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
      )}
    </div>
  );
}

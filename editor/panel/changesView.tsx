import { type FormEvent, useState } from 'react';
import { type Differences, type Done, serverPath } from '../protocol';
import { useAnswer, useEditor } from './editor';
import { ask } from './server';

/** One thing that is not as published, before and after. */
function Row({
  difference: { key, texts, files },
}: {
  difference: Differences['differences'][number];
}) {
  const { state, open, run } = useEditor();
  const name = state.names[key] ?? key.replace(/^(media|public)\//, '');
  const fileOf = (path: string) => state.files.find((file) => file.path === path);
  const rest = state.files.filter(
    (file) => file.locale && file.texts[key] && !texts.some(({ path }) => path === file.path),
  );
  const left = rest.map((file) => file.name).join(' and ');
  const side = (version: 'published' | 'now') => (
    <td>
      {texts.map(({ path, before, after }) => (
        <p key={path} lang={fileOf(path)?.locale}>
          <small>{fileOf(path)?.name}</small> {version === 'now' ? after : before}
        </p>
      ))}
      {files.map((file) => (
        <a key={file} href={`${serverPath}${version}/${file}/`} target="_blank" rel="noreferrer">
          {/\.(jpe?g|png)$/.test(file) ? (
            // biome-ignore lint/performance/noImgElement: there is no next/image in the panel
            <img
              className="version"
              src={`${serverPath}${version}/${file}/?${Date.now()}`}
              alt={version}
            />
          ) : (
            'Open it'
          )}
        </a>
      ))}
    </td>
  );
  return (
    <tr data-key={key}>
      <th scope="row" title={key}>
        {state.names[key] ? (
          <button type="button" className="entry" onClick={() => open(key)}>
            {name}
          </button>
        ) : (
          name
        )}
        {left && (
          <span className="note">
            {left} {rest.length > 1 ? 'are' : 'is'} not changed yet
          </span>
        )}
      </th>
      {side('published')}
      {side('now')}
      <td>
        <button
          type="button"
          onClick={() => void run('It is being taken back.', () => ask(`take-back/${key}`, ''))}
        >
          Take back
        </button>
      </td>
    </tr>
  );
}

/** What differs from what is published: each can be taken back alone, and all of it sent. */
export function ChangesView() {
  const { state, run, say } = useEditor();
  const [sending, setSending] = useState(0);
  const found = useAnswer(
    JSON.stringify([sending, state]),
    () => ask<Differences>('differences'),
    say,
  );
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const author = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)));
    localStorage.setItem('author', author);
    void run('Your changes are being sent.', async () => {
      const answer = await ask<Done>('send', author);
      if (answer.url) window.open(answer.url, '_blank');
      setSending(sending + 1);
      return answer;
    });
  };
  if (!found) return <p>The changes are being read…</p>;
  const { differences, refusal, sent, author } = found;
  const known = { ...author, ...JSON.parse(localStorage.getItem('author') ?? '{}') };
  return (
    <div className="changes">
      {refusal && <p className="bad">{refusal}</p>}
      <form className="actions" onSubmit={send}>
        <label>
          Your name <input name="name" required defaultValue={known.name} />
        </label>
        <label>
          Your e-mail address{' '}
          <input name="email" type="email" required defaultValue={known.email} />
        </label>
        <button type="submit" className="main">
          Send for publishing
        </button>
        <button
          type="button"
          onClick={() => void run('It is being fetched.', () => ask('update', ''))}
        >
          Get what others have published
        </button>
      </form>
      {sent && (
        <p>
          Sent as the branch “{sent}”. It is listed here until it is published and you press “Get
          what others have published”. You can change more, and send again.
        </p>
      )}
      {differences.length === 0 && !refusal && <p>Nothing differs from what is published.</p>}
      {differences.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">
                {differences.length} {differences.length > 1 ? 'changes' : 'change'}
              </th>
              <th scope="col">Published</th>
              <th scope="col">Now</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {differences.map((one) => (
              <Row key={one.key} difference={one} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

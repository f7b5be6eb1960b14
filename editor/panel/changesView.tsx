import { type FormEvent, useState } from 'react';
import { type Change, type Changes, serverPath } from '../protocol';
import { ChangeButton, Open, useEditor, useWork } from './editor';
import { editorLanguage, inSeries, inWords, languageName, toolText } from './language';
import { request } from './request';

/** One change, with what is published and what is here. */
function Row({ change }: { change: Change }) {
  const { key, name, texts, files, conflicts, takenBack, older } = change;
  const { state, run } = useEditor();
  const localeOf = (path: string) => state.files.find((file) => file.path === path)?.locale;
  /** The languages of files, in words. Empty for files that all languages share. */
  const languagesOf = (paths: readonly string[]) =>
    inSeries([...new Set(paths)].flatMap((path) => localeOf(path) ?? []).map(languageName));
  const both = languagesOf(conflicts);
  const changed = new Set(texts.map(({ path }) => path));
  const open = toolText('Panel.openIt');
  const side = (version: 'published' | 'now', label = toolText(`Panel.${version}`)) => (
    <td data-label={label}>
      {texts
        .filter((text) => text[version])
        .map((text, index) => (
          // A record may have several values in one file.
          // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
          <p key={index}>
            <small>{languagesOf([text.path]) || toolText('Server.everyLanguage')}</small>{' '}
            <span lang={localeOf(text.path)}>{inWords(text[version])}</span>
          </p>
        ))}
      {files
        .filter((file) => file[version])
        .map(({ path }) => {
          const url = `${serverPath}${version}/${path}/?${Date.now()}`;
          return (
            <a key={path} href={url} target="_blank" rel="noreferrer">
              {/* biome-ignore lint/performance/noImgElement: there is no next/image in the panel */}
              {/\.(jpe?g|png)$/.test(path) ? <img src={url} alt={label} /> : open}
            </a>
          );
        })}
    </td>
  );
  return (
    <tr data-key={key}>
      <th scope="row" title={key}>
        {state.names[key] ? <Open view={key} className="entry" /> : inWords(name)}
        {conflicts.length > 0 && (
          <span className="note">
            {toolText('Panel.bothChanged')}
            {both && ` (${both})`}
          </span>
        )}
        {older.length > 0 && (
          <span className="note">{toolText('Panel.older', { languages: languagesOf(older) })}</span>
        )}
      </th>
      {side('published')}
      {side('now')}
      <td>
        <ChangeButton
          what="step"
          work={() => run(toolText('Panel.takingBack'), `take-back/${key}`, '')}
        >
          {changed.size > 1
            ? toolText('Panel.takeBackIn', { languages: languagesOf(takenBack) })
            : toolText('Panel.takeBack')}
        </ChangeButton>
      </td>
    </tr>
  );
}

function SentBranch({ branch, page }: NonNullable<Changes['sent']>) {
  return (
    <p>
      {toolText('Panel.sent', { branch })}{' '}
      {page && (
        <a href={page} target="_blank" rel="noreferrer">
          {toolText('Panel.openPage')}
        </a>
      )}
    </p>
  );
}

/** All changes. Each can be taken back alone, and all are sent together. */
export function ChangesView() {
  const { state, run, locked, lock } = useEditor();
  const [read, setRead] = useState<{ cause: string; found: Changes }>();
  const [asked, setAsked] = useState(0);
  const cause = JSON.stringify([asked, state]);
  useWork(cause, async (signal) => {
    const found = await request('changes');
    if (!signal.aborted) setRead({ cause, found });
  });
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const author = Object.fromEntries(new FormData(event.currentTarget));
    localStorage.setItem('author', JSON.stringify(author));
    const sending = JSON.stringify({ ...author, language: editorLanguage() });
    await lock('step', () => run(toolText('Panel.sending'), 'send', sending));
    setAsked(asked + 1);
  };
  const get = async () => {
    await run(toolText('Panel.getting'), 'get', '');
    setAsked(asked + 1);
  };
  if (!read) return <p>{toolText('Panel.readingChanges')}</p>;
  const { changes, refusal, sent, author } = read.found;
  // Git needs some seconds. Until then the list is that of before, and says so.
  const isOutdated = read.cause !== cause;
  const reading = isOutdated && toolText('Panel.readingChanges');
  const known = { ...author, ...JSON.parse(localStorage.getItem('author') ?? '{}') };
  return (
    <div className="changes" aria-busy={isOutdated}>
      {refusal && <p className="bad">{inWords(refusal)}</p>}
      <form className="actions" onSubmit={send}>
        <label>
          {toolText('Panel.yourName')} <input name="name" required defaultValue={known.name} />
        </label>
        <label>
          {toolText('Panel.yourEmail')}{' '}
          <input name="email" type="email" required defaultValue={known.email} />
        </label>
        <button type="submit" className="main" aria-disabled={locked !== undefined}>
          {toolText('Panel.send')}
        </button>
        <ChangeButton what="step" work={get}>
          {toolText('Panel.get')}
        </ChangeButton>
      </form>
      {sent && <SentBranch {...sent} />}
      {changes.length === 0 && !refusal && <p>{reading || toolText('Panel.noChanges')}</p>}
      {changes.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">
                {reading || toolText('Panel.changeCount', { count: changes.length })}
              </th>
              <th scope="col">{toolText('Panel.published')}</th>
              <th scope="col">{toolText('Panel.now')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {changes.map((one) => (
              <Row key={one.key} change={one} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

import { type FormEvent, useState } from 'react';
import { toolText } from '@/i18n/toolText';
import { type Clash, type Difference, type Differences, serverPath } from '../protocol';
import { ClashesForm } from './clashesForm';
import { ask, Button, notChanged, Open, useEditor, useWork } from './editor';

/** One difference from what is published, with its text before and after. */
function Row({ difference: { key, name, texts, files } }: { difference: Difference }) {
  const { state, run } = useEditor();
  const fileOf = (path: string) => state.files.find((file) => file.path === path);
  const isChanged = (path: string) => texts.some((text) => text.path === path);
  const rest = state.files.filter(
    (file) => file.locale && file.texts[key] && !isChanged(file.path),
  );
  const open = toolText('Panel.openIt');
  const side = (version: 'published' | 'now', label = toolText(`Panel.${version}`)) => (
    <td>
      {texts
        .filter((text) => text[version])
        .map((text) => (
          <p key={text.path} lang={fileOf(text.path)?.locale}>
            <small>{fileOf(text.path)?.name}</small> {text[version]}
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
        {state.names[key] ? <Open view={key} className="entry" /> : name}
        {rest.length > 0 && (
          <span className="note">{notChanged(rest.map(({ name }) => name))}</span>
        )}
      </th>
      {side('published')}
      {side('now')}
      <td>
        <Button onClick={() => run(toolText('Panel.takingBack'), `take-back/${key}`, '')}>
          {toolText('Panel.takeBack')}
        </Button>
      </td>
    </tr>
  );
}

/** All differences from what is published. Each can be taken back alone, and all are sent together. */
export function ChangesView() {
  const { state, run } = useEditor();
  const [found, setFound] = useState<Differences>();
  const [sending, setSending] = useState(0);
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  useWork(JSON.stringify([sending, state]), async (signal) => {
    const answer = await ask<Differences>('differences');
    if (!signal.aborted) setFound(answer);
  });
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const author = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)));
    localStorage.setItem('author', author);
    const answer = await run(toolText('Panel.sending'), 'send', author);
    if (answer) setClashes(answer.clashes ?? []);
    if (answer?.url) window.open(answer.url, '_blank');
    setSending(sending + 1);
  };
  const update = async (choices = '') => {
    const answer = await run(toolText('Panel.fetching'), 'update', choices);
    if (answer) setClashes(answer.clashes ?? []);
    return answer;
  };
  if (!found) return <p>{toolText('Panel.readingChanges')}</p>;
  const { differences, refusal, sent, author } = found;
  const known = { ...author, ...JSON.parse(localStorage.getItem('author') ?? '{}') };
  return (
    <div className="changes">
      {refusal && <p className="bad">{refusal}</p>}
      <form className="actions" onSubmit={send}>
        <label>
          {toolText('Panel.yourName')} <input name="name" required defaultValue={known.name} />
        </label>
        <label>
          {toolText('Panel.yourEmail')}{' '}
          <input name="email" type="email" required defaultValue={known.email} />
        </label>
        <button type="submit" className="main">
          {toolText('Panel.send')}
        </button>
        <Button onClick={() => update()}>{toolText('Panel.update')}</Button>
      </form>
      {clashes.length > 0 && (
        <ClashesForm
          // The choices are those about these versions.
          key={clashes.map(({ id }) => id).join(' ')}
          clashes={clashes}
          update={update}
        />
      )}
      {sent && <p>{toolText('Panel.sent', { branch: sent })}</p>}
      {differences.length === 0 && !refusal && <p>{toolText('Panel.nothingDiffers')}</p>}
      {differences.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{toolText('Panel.changeCount', { count: differences.length })}</th>
              <th scope="col">{toolText('Panel.published')}</th>
              <th scope="col">{toolText('Panel.now')}</th>
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

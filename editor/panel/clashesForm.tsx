import { type FormEvent, useState } from 'react';
import { toolText } from '@/i18n/toolText';
import { wrongChips } from '../chips';
import { type Choice, type Clash, type Done, serverPath } from '../protocol';
import { useEditor } from './editor';
import { Field } from './field';

/** What a person has chosen: one of the two versions, or another text. */
type Chosen = 'published' | 'now' | 'other';

const nameOf = (clash: Clash) => `editor-clash ${clash.id}`;

/** The version of one side: its texts in every language, and its files. */
function Side({ clash: { texts, files }, side }: { clash: Clash; side: 'published' | 'now' }) {
  const { state } = useEditor();
  const isThere = texts.some((text) => text[side]) || files.some((file) => file[side]);
  if (!isThere) return <p>{toolText('Panel.notThere')}</p>;
  return (
    <>
      {texts
        .filter((text) => text[side])
        .map(({ path, ...text }, index) => {
          const file = state.files.find((one) => one.path === path);
          return (
            // A plant has several values in one file.
            // biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
            <p key={index} lang={file?.locale}>
              {texts.length > 1 && file?.locale && <small>{file.name} </small>}
              {text[side]}
            </p>
          );
        })}
      {files
        .filter((file) => file[side])
        .map(({ path }) => {
          const url = `${serverPath}${side === 'now' ? 'now' : 'theirs'}/${path}/?${Date.now()}`;
          const open = toolText('Panel.openIt');
          return (
            <a key={path} href={url} target="_blank" rel="noreferrer">
              {/* biome-ignore lint/performance/noImgElement: there is no next/image in the panel */}
              {/\.(jpe?g|png)$/.test(path) ? <img src={url} alt={path} /> : open}
            </a>
          );
        })}
    </>
  );
}

interface RowProps {
  readonly clash: Clash;
  readonly chosen: Chosen | undefined;
  /** The text that is written anew. */
  readonly text: string;
  choose(chosen: Chosen): void;
  write(text: string): void;
}

/** One clash with both versions, of which a person chooses one, or writes another text. */
function Row({ clash, chosen, text, choose, write }: RowProps) {
  const { state, say } = useEditor();
  const { id, name, texts, isText } = clash;
  const [first] = texts;
  const locale = state.files.find((file) => file.path === first?.path)?.locale;
  const sides = [first?.published ?? '', first?.now ?? ''];
  const { lost, problems } = wrongChips(text, first?.published ?? '', sides);
  const radio = (value: Chosen, label: string) => (
    <label>
      <input
        type="radio"
        name={id}
        value={value}
        required
        checked={chosen === value}
        onChange={() => choose(value)}
      />
      {label}
    </label>
  );
  return (
    <fieldset className="clash" data-key={clash.key}>
      <legend>{name}</legend>
      <div className="columns">
        <div>
          {radio('published', toolText('Panel.clashPublished'))}
          <Side clash={clash} side="published" />
        </div>
        <div>
          {radio('now', toolText('Panel.clashNow'))}
          <Side clash={clash} side="now" />
        </div>
        {isText && (
          <div>
            {radio('other', toolText('Panel.clashOther'))}
            {chosen === 'other' && (
              <Field
                locale={locale}
                name={toolText('Panel.clashOtherField', { name })}
                text={text}
                values={{}}
                lost={lost}
                isWrong={problems.length > 0}
                isReadOnly={false}
                hasFocus={false}
                onText={write}
                say={say}
              />
            )}
            {chosen === 'other' &&
              problems.map((problem) => (
                <p key={problem} className="bad">
                  {problem}
                </p>
              ))}
          </div>
        )}
      </div>
    </fieldset>
  );
}

interface FormProps {
  readonly clashes: readonly Clash[];
  /** @param choices as JSON, by the ids of the clashes */
  update(choices: string): Promise<Done | undefined>;
}

/** What a person has changed and somebody else has published in another way. */
export function ClashesForm({ clashes, update }: FormProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Chosen>>>({});
  // The browser keeps what was written anew, as it keeps the texts on pages.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      clashes.map((clash) => [
        clash.id,
        localStorage.getItem(nameOf(clash)) ?? clash.texts[0]?.now ?? '',
      ]),
    ),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const choices = Object.fromEntries(
      clashes.map(({ id }): [string, Choice] => {
        const one = chosen[id];
        return [id, one === 'published' || one === 'now' ? one : { text: typed[id] ?? '' }];
      }),
    );
    const done = await update(JSON.stringify(choices));
    if (done && !done.clashes) for (const clash of clashes) localStorage.removeItem(nameOf(clash));
  };
  return (
    <form onSubmit={submit}>
      <h3>{toolText('Panel.clashes', { count: clashes.length })}</h3>
      {clashes.map((clash) => (
        <Row
          key={clash.id}
          clash={clash}
          chosen={chosen[clash.id]}
          text={typed[clash.id] ?? ''}
          choose={(one) => setChosen((all) => ({ ...all, [clash.id]: one }))}
          write={(text) => {
            localStorage.setItem(nameOf(clash), text);
            setTyped((all) => ({ ...all, [clash.id]: text }));
          }}
        />
      ))}
      <button type="submit" className="main">
        {toolText('Panel.clashSave')}
      </button>
    </form>
  );
}

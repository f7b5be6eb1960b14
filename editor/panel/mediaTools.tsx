import { useState } from 'react';
import type { PictureFacts } from '@/site/pictures';
import { type Done, type State, serverPath } from '../protocol';
import { type Editor, useEditor } from './editor';
import { ask } from './server';

/** What a file dropped on an element would replace: path for the server. */
export function dropTarget(on: Element): string | undefined {
  const name = on.closest<HTMLElement>('[data-picture]')?.dataset.picture;
  if (name) return `picture/${name}`;
  const link =
    on.closest('a[href$=".pdf"]') ?? on.closest('li, article')?.querySelector('a[href$=".pdf"]');
  const path = /\/certificates\/(.*)/.exec(link?.getAttribute('href') ?? '')?.[1];
  return path && `certificate/${path}`;
}

const sizesAreMade = 'The sizes of the picture are being made. This takes up to a minute.';

/** Saves a file, and opens the words of a new picture. */
export function putFile({ state, run, open }: Editor, target: string, file: File): Promise<void> {
  const [kind, name = ''] = target.split('/');
  return run(kind === 'picture' ? sizesAreMade : 'The document is being saved.', async () => {
    const done = await ask<Done>(target, file);
    const picture = kind === 'picture' && state.pictures[name];
    if (picture) open(picture.textKey);
    return done;
  });
}

function FileInput({ target, label, accept }: { target: string; label: string; accept: string }) {
  const editor = useEditor();
  return (
    <label className="tool">
      {label}{' '}
      <input
        type="file"
        accept={accept}
        onChange={({ target: { files } }) => files?.[0] && void putFile(editor, target, files[0])}
      />
    </label>
  );
}

interface PictureProps {
  readonly name: string;
  readonly picture: NonNullable<State['pictures'][string]>;
}

/** For the alternative text of a picture: another file, and what must stay visible. */
export function PictureTools({ name, picture }: PictureProps) {
  const { run } = useEditor();
  const { file, facts, textKey } = picture;
  const [version, setVersion] = useState(() => Date.now());
  const { x, y, isPhotograph, ...single } = facts;
  const set = async (changed: PictureFacts) => {
    await run(sizesAreMade, () => ask(`facts/${name}`, JSON.stringify(changed)));
    setVersion(Date.now());
  };
  return (
    <div className="picture">
      <div className="master">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the two numbers do the same */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the two numbers do the same */}
        {/* biome-ignore lint/performance/noImgElement: there is no next/image in the panel */}
        <img
          src={`${serverPath}now/${file}/?${version}`}
          alt=""
          onClick={({ nativeEvent: { offsetX, offsetY }, currentTarget: { width, height } }) => {
            const [left, top] = [offsetX / width, offsetY / height];
            void set({ ...facts, x: Math.round(left * 100), y: Math.round(top * 100) });
          }}
        />
        <span className="point" style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <div>
        <p>
          <code>{file.replace(/.*\//, '')}</code>
          {textKey !== `Pictures.${name}` && ': the film’s first picture'}
        </p>
        <FileInput
          target={`picture/${name}`}
          label="Another picture (or drop it on the picture):"
          accept="image/jpeg,image/png,image/webp,image/avif"
        />
        <label className="tool">
          <input
            type="checkbox"
            key={version}
            defaultChecked={isPhotograph === true}
            onChange={({ target: { checked } }) =>
              void set({ ...facts, isPhotograph: checked || undefined })
            }
          />{' '}
          This is a photograph (without the mark “Visualisation”)
        </label>
        <p>
          Click in the picture on what must always be visible:{' '}
          {(['x', 'y'] as const).map((axis) => (
            <input
              key={`${axis}${facts[axis]}`}
              type="number"
              min={0}
              max={100}
              defaultValue={facts[axis]}
              aria-label={axis === 'x' ? 'Per cent from the left' : 'Per cent from the top'}
              onChange={({ target: { valueAsNumber } }) =>
                void set({ ...facts, [axis]: valueAsNumber })
              }
            />
          ))}{' '}
          %
        </p>
        {Object.keys(single).length > 0 && (
          <p>
            A point of its own stays for {Object.keys(single).join(' and ')}.{' '}
            <button type="button" onClick={() => void set({ x, y, isPhotograph })}>
              Use this point everywhere
            </button>
          </p>
        )}
        <p>
          Below: what the picture shows, for people who cannot see it. Write it for the new picture.
        </p>
      </div>
    </div>
  );
}

/** For a text in or beside the link to a certificate: another document. */
export function CertificateTool({ place }: { place: Element }) {
  const target = dropTarget(place);
  if (!target?.startsWith('certificate/')) return null;
  const label = `Another document for ${target.slice('certificate/'.length)} (or drop it on the link):`;
  return <FileInput target={target} label={label} accept="application/pdf" />;
}

import { useState } from 'react';
import type { PictureFacts } from '@/site/pictures';
import type { PictureState } from '../protocol';
import { type Editor, useEditor } from './editor';
import { server } from './server';

/** What a file can replace: a picture by its name, or a certificate by its path. */
interface Target {
  readonly kind: 'picture' | 'certificate';
  /** Path for the server. */
  readonly path: string;
  readonly name: string;
}

const pictureTarget = (name: string): Target => ({
  kind: 'picture',
  path: `picture/${name}`,
  name,
});

/** What a file dropped on an element would replace. */
export function dropTarget(on: Element): Target | undefined {
  const name = on.closest<HTMLElement>('[data-picture]')?.dataset.picture;
  if (name) return pictureTarget(name);
  const link =
    on.closest('a[href$=".pdf"]') ?? on.closest('li, article')?.querySelector('a[href$=".pdf"]');
  const path = /\/certificates\/(.*)/.exec(link?.getAttribute('href') ?? '')?.[1];
  return path ? { kind: 'certificate', path: `certificate/${path}`, name: path } : undefined;
}

const sizesAreMade = 'The sizes of the picture are being made. This takes up to a minute.';

/** Saves a file, and opens the words of a new picture. */
export async function putFile(editor: Editor, target: Target, file: File): Promise<void> {
  const key = editor.state.pictures[target.name]?.textKey;
  const waiting = target.kind === 'picture' ? sizesAreMade : 'The document is being saved.';
  await editor.run(waiting, async () => {
    const done = await server.put(target.path, file);
    if (key) editor.open({ kind: 'text', key });
    return done;
  });
}

function FileInput(props: { target: Target; label: string; accept: string }) {
  const editor = useEditor();
  return (
    <label className="tool">
      {props.label}{' '}
      <input
        type="file"
        accept={props.accept}
        onChange={({ target: { files } }) =>
          files?.[0] && void putFile(editor, props.target, files[0])
        }
      />
    </label>
  );
}

/** For the alternative text of a picture: another file, and what must stay visible. */
export function PictureTools({ name, picture }: { name: string; picture: PictureState }) {
  const { run } = useEditor();
  const { file, facts, textKey } = picture;
  const [version, setVersion] = useState(() => Date.now());
  const { x, y, isPhotograph, ...single } = facts;
  const shapes = Object.keys(single).join(' and ');
  const set = async (changed: PictureFacts) => {
    await run(sizesAreMade, () => server.put(`facts/${name}`, JSON.stringify(changed)));
    setVersion(Date.now());
  };
  return (
    <div className="picture">
      <div className="master">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the two numbers do the same */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the two numbers do the same */}
        {/* biome-ignore lint/performance/noImgElement: there is no next/image in the panel */}
        <img
          src={`/dev/edit/file/now/${file}/?${version}`}
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
          target={pictureTarget(name)}
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
                void set({ ...facts, [axis]: Math.round(valueAsNumber) })
              }
            />
          ))}{' '}
          %
        </p>
        {shapes && (
          <p>
            A point of its own stays for {shapes}.{' '}
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
  if (target?.kind !== 'certificate') return null;
  const label = `Another document for ${target.name} (or drop it on the link):`;
  return <FileInput target={target} label={label} accept="application/pdf" />;
}

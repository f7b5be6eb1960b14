import { type Edit, type PathOf, type PictureState, pictureTypes, serverPath } from '../protocol';
import { type PictureSettings, pictureSettingsFile } from '../siteInBrowser';
import { Button, type Editor, useEditor } from './editor';
import { inSeries, toolText } from './language';
import type { Typed } from './typed';

/** The path of the server at which a picture or document is replaced. */
type Target = PathOf<'picture' | 'certificate'>;

/** The picture or certificate that a file dropped on an element would replace, as a path of the server. */
export function dropTarget(on: Element): Target | undefined {
  const name = on.closest<HTMLElement>('[data-picture]')?.dataset.picture;
  if (name) return `picture/${name}`;
  const link =
    on.closest('a[href$=".pdf"]') ?? on.closest('li, article')?.querySelector('a[href$=".pdf"]');
  const path = /\/certificates\/(.*)/.exec(link?.getAttribute('href') ?? '')?.[1];
  return path ? `certificate/${path}` : undefined;
}

/** Saves a file. After saving a picture it opens the text that describes it. */
export async function putFile({ state, run, open }: Editor, target: Target, file: File) {
  const picture = state.pictures[target.replace(/^picture\//, '')];
  if ((await run(toolText('Panel.preparing'), target, file)) && picture) open(picture.textKey);
}

function FileInput({ target, label, accept }: { target: Target; label: string; accept: string }) {
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

/** The field of a file. What is chosen is saved together with the other values. */
export function FileField({ text, choose }: { text: Typed; choose: (file?: File) => void }) {
  const { name, onDisk, accept, file } = text;
  return (
    <>
      {onDisk && (
        <a href={`${serverPath}now/${onDisk}/`} target="_blank" rel="noreferrer">
          {onDisk.replace(/.*\//, '')}
        </a>
      )}
      <input
        ref={(input) => {
          // Discarded or saved.
          if (input && !file) input.value = '';
        }}
        type="file"
        accept={accept}
        aria-label={name}
        onChange={({ target: { files } }) => choose(files?.[0])}
      />
      {file?.name}
    </>
  );
}

interface PictureProps {
  readonly name: string;
  readonly picture: PictureState;
}

/** The tools beside the alternative text of a picture. They replace its file and set what must always be visible. */
export function PictureTools({ name, picture }: PictureProps) {
  const { file, settings, least, textKey, changed } = picture;
  const { state, save } = useEditor();
  const { x, y, isPhotograph, ...single } = settings;
  // The words that describe it.
  const words = state.names[textKey]?.split(' › ').at(-1) ?? name;
  // Only what changes. What else this view knows of the picture may be outdated, because another save may be under way.
  const set = (description: string, changes: Partial<PictureSettings>) =>
    save(
      description,
      Object.entries(changes).map(([setting, value]): Edit => {
        return { path: pictureSettingsFile, at: [name, setting], value };
      }),
    );
  const setPoint = (point: Partial<PictureSettings>) =>
    set(toolText('Panel.visiblePoint', { picture: words }), point);
  const shapes = Object.keys(single) as (keyof typeof single)[];
  const withoutShapes = Object.fromEntries(shapes.map((shape) => [shape, undefined]));
  return (
    <div className="picture" data-picture={name}>
      <div className="master">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the two numbers do the same */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the two numbers do the same */}
        {/* biome-ignore lint/performance/noImgElement: there is no next/image in the panel */}
        <img
          src={`${serverPath}now/${file}/?${changed}`}
          alt=""
          onClick={({ nativeEvent: { offsetX, offsetY }, currentTarget: { width, height } }) => {
            const [left, top] = [offsetX / width, offsetY / height];
            void setPoint({ x: Math.round(left * 100), y: Math.round(top * 100) });
          }}
        />
        <span className="point" style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <div>
        <p>
          <code>{file.replace(/.*\//, '')}</code>
          {textKey !== `Pictures.${name}` && `: ${toolText('Panel.filmFirst')}`}
        </p>
        <FileInput
          target={`picture/${name}`}
          label={toolText('Panel.anotherPicture')}
          accept={pictureTypes}
        />
        <p>
          <small>
            {toolText('Media.size', { least })} {toolText('Media.iPhone')}
          </small>
        </p>
        <label className="tool">
          <input
            type="checkbox"
            key={String(isPhotograph)}
            defaultChecked={isPhotograph === true}
            onChange={({ target: { checked } }) => {
              const mark = checked ? 'Panel.asPhotograph' : 'Panel.asVisualisation';
              void set(toolText(mark, { picture: words }), { isPhotograph: checked || undefined });
            }}
          />{' '}
          {toolText('Panel.isPhotograph')}
        </label>
        <p>
          {toolText('Panel.clickPoint')}{' '}
          {(['x', 'y'] as const).map((axis) => (
            <input
              key={`${axis}${settings[axis]}`}
              type="number"
              min={0}
              max={100}
              defaultValue={settings[axis]}
              aria-label={toolText(axis === 'x' ? 'Panel.fromLeft' : 'Panel.fromTop')}
              onChange={({ target }) =>
                target.reportValidity() && void setPoint({ [axis]: target.valueAsNumber })
              }
            />
          ))}{' '}
          %
        </p>
        {shapes.length > 0 && (
          <p>
            {toolText('Panel.anotherPoint', {
              places: inSeries(shapes.map((shape) => toolText(`Media.places.${shape}`))),
            })}{' '}
            <Button
              onClick={() => set(toolText('Panel.onePoint', { picture: words }), withoutShapes)}
            >
              {toolText('Panel.pointEverywhere')}
            </Button>
          </p>
        )}
        <p>{toolText('Panel.describe')}</p>
      </div>
    </div>
  );
}

/** The tool beside a text in or near the link to a certificate. It replaces the document. */
export function CertificateTool({ place }: { place: Element }) {
  const target = dropTarget(place);
  if (!target?.startsWith('certificate/')) return null;
  const label = toolText('Panel.anotherDocument', { file: target.slice('certificate/'.length) });
  return <FileInput target={target} label={label} accept="application/pdf" />;
}

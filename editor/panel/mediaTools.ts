import type { PictureState } from '../protocol';
import { element } from './element';
import type { Panel } from './panel';
import { server } from './server';

/** What a file can replace: a picture by its name, or a certificate by its path. */
interface Target {
  readonly kind: 'picture' | 'certificate';
  /** Path for the server. */
  readonly path: string;
  readonly name: string;
}

function pictureTarget(name: string): Target {
  return { kind: 'picture', path: `picture/${name}`, name };
}

/** What a file dropped on an element would replace. */
export function dropTarget(on: EventTarget | null): Target | undefined {
  if (!(on instanceof Element)) return undefined;
  const name = on.closest<HTMLElement>('[data-picture]')?.dataset.picture;
  if (name) return pictureTarget(name);
  const link = on.closest('a[href$=".pdf"]') ?? on.closest('li')?.querySelector('a[href$=".pdf"]');
  const path = /\/certificates\/.*/.exec(link?.getAttribute('href') ?? '')?.[0];
  return path
    ? {
        kind: 'certificate',
        path: path.slice(1).replace('certificates', 'certificate'),
        name: path,
      }
    : undefined;
}

const sizesAreMade = 'The sizes of the picture are being made. This takes up to a minute.';

/** Saves a file or a fact, and shows what has come of it. @param textKey of the text to open then */
async function put(panel: Panel, path: string, body: BodyInit, textKey?: string): Promise<void> {
  try {
    const { done } = await server.put(path, body);
    const words = panel.endHistory(done);
    await panel.reload({ always: true });
    if (textKey) panel.openText(textKey);
    panel.say(words, 'good');
  } catch (error) {
    panel.say(error);
  }
}

export async function putFile(panel: Panel, target: Target, file: File): Promise<void> {
  panel.say(target.kind === 'picture' ? sizesAreMade : 'The document is being saved.');
  await put(panel, target.path, file, panel.state.pictures[target.name]?.textKey);
}

function fileInput(panel: Panel, target: Target, label: string, accept: string): HTMLElement {
  const input = element('input', { type: 'file', accept });
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) void putFile(panel, target, file);
  });
  return element('label', { className: 'tool' }, label, ' ', input);
}

/** For the alternative text of a picture: another file, and what must stay visible. */
export function pictureTools(
  panel: Panel,
  name: string,
  { file, facts, textKey }: PictureState,
): HTMLElement[] {
  const isFilm = textKey !== `Pictures.${name}`;
  const picture = element('img', { src: `/dev/edit/master/${name}/?${Date.now()}`, alt: '' });
  const point = element('span', { className: 'point' });
  const show = (x: number, y: number) => {
    point.style.left = `${x}%`;
    point.style.top = `${y}%`;
  };
  show(facts.x, facts.y);
  const numbers = (['x', 'y'] as const).map((axis) =>
    element('input', {
      type: 'number',
      min: '0',
      max: '100',
      value: String(facts[axis]),
      ariaLabel: axis === 'x' ? 'Per cent from the left' : 'Per cent from the top',
    }),
  );
  const box = element('input', {
    type: 'checkbox',
    checked: facts.isPhotograph === true,
    onchange: async () => {
      await put(panel, `photograph/${name}`, JSON.stringify(box.checked));
      box.checked = panel.state.pictures[name]?.facts.isPhotograph === true;
    },
  });
  const set = () => {
    const [x, y] = numbers.map(({ valueAsNumber }) => Math.round(valueAsNumber)) as [
      number,
      number,
    ];
    show(x, y);
    panel.say(sizesAreMade);
    void put(panel, `focus/${name}`, JSON.stringify({ x, y }));
  };
  for (const input of numbers) input.addEventListener('change', set);
  picture.addEventListener('click', ({ offsetX, offsetY }) => {
    const place = [offsetX / picture.width, offsetY / picture.height];
    numbers.forEach((input, index) => {
      input.value = String(Math.round((place[index] ?? 0) * 100));
    });
    set();
  });
  return [
    element(
      'div',
      { className: 'picture' },
      element('div', { className: 'master' }, picture, point),
      element(
        'div',
        {},
        element(
          'p',
          {},
          element('code', {}, file.replace(/.*\//, '')),
          isFilm && ': the film’s first picture',
        ),
        fileInput(
          panel,
          pictureTarget(name),
          'Another picture (or drop it on the picture):',
          'image/jpeg,image/png,image/webp,image/avif',
        ),
        element(
          'label',
          { className: 'tool' },
          box,
          ' This is a photograph (without the mark “Visualisation”)',
        ),
        element('p', {}, 'Click in the picture on what must always be visible: ', ...numbers, ' %'),
        element(
          'p',
          {},
          'Below: what the picture shows, for people who cannot see it. Write it for the new picture.',
        ),
      ),
    ),
  ];
}

/** For a text in or beside the link to a certificate: another document. */
export function certificateTool(panel: Panel, place: Element): HTMLElement[] {
  const target = dropTarget(place);
  return target?.kind === 'certificate'
    ? [
        fileInput(
          panel,
          target,
          `Another document for ${target.name} (or drop it on the link):`,
          'application/pdf',
        ),
      ]
    : [];
}

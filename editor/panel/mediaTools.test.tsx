import { fireEvent, render, screen } from '@testing-library/react';
import { asPath, withValue } from '@/scripts/content/editJson';
import type { Edit } from '../protocol';
import { type Editor, EditorContext, type ShownState } from './editor';
import { PictureTools } from './mediaTools';

const picture = {
  file: 'media/pictures/yard.jpg',
  least: '1920 × 1440',
  textKey: 'Pictures.yard',
  settings: { x: 68, y: 57, wide: { x: 0, y: 0 } },
};

/**
 * Shows the tools, as they are before any save has come back, with a file of settings that saves change.
 *
 * @param described gets what each save says that it does
 */
function show(described: unknown[] = []) {
  const file = { text: JSON.stringify({ yard: picture.settings }, null, 2) };
  const save: Editor['save'] = async (description, edits) => {
    described.push(description);
    // Edits travel as JSON.
    for (const edit of JSON.parse(JSON.stringify(edits)) as Edit[])
      file.text = withValue(file.text, asPath(edit.at), edit.value);
    return undefined;
  };
  const names = { 'Pictures.yard': 'Description of the picture › A yard with batteries' };
  const state: Partial<ShownState> = { pictures: {}, names };
  const editor = { save, state } as Editor;
  render(
    <EditorContext value={editor}>
      <PictureTools name="yard" picture={picture} />
    </EditorContext>,
  );
  return () => JSON.parse(file.text).yard;
}

const setNumber = (label: string, value: number) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a point and a tick that follow each other quickly are both kept', () => {
  const settings = show();
  setNumber('Point that is always visible, per cent from the left', 19);
  setNumber('Point that is always visible, per cent from the top', 17);
  fireEvent.click(screen.getByRole('checkbox'));
  expect(settings()).toEqual({ x: 19, y: 17, wide: { x: 0, y: 0 }, isPhotograph: true });
  fireEvent.click(screen.getByRole('checkbox'));
  expect(settings()).toEqual({ x: 19, y: 17, wide: { x: 0, y: 0 } });
});

test('one point for all shapes removes only the other points', () => {
  const settings = show();
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Use this point everywhere' }));
  expect(settings()).toEqual({ x: 68, y: 57, isPhotograph: true });
});

test('a picture is called by its words', () => {
  const described: unknown[] = [];
  show(described);
  fireEvent.click(screen.getByRole('checkbox'));
  expect(described).toEqual([expect.stringMatching(/^“A yard with batteries” as a photograph/)]);
});

test('a point for a single shape is named by the places that show the shape', () => {
  show();
  expect(screen.getByText(/another point of this picture/)).toHaveTextContent(
    'another point of this picture: large picture at the top of a page.',
  );
});

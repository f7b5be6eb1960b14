import { act, fireEvent, render, screen } from '@testing-library/react';
import { Refusal } from '@/i18n/toolText';
import { Messages, useMessages } from './messages';
import { Stopped } from './request';

let tools: ReturnType<typeof useMessages>;
function Panel() {
  tools = useMessages();
  return <Messages messages={tools.messages} close={tools.close} />;
}

const shown = () =>
  Array.from(screen.getByRole('status').querySelectorAll('p'), ({ textContent }) => textContent);

/** Begins a slow action, and a fast one while it runs, as a click does. */
function beginBoth() {
  render(<Panel />);
  const ends: ReturnType<typeof tools.begin>[] = [];
  for (const words of ['Preparing the file…', 'Saving…'])
    act(() => {
      tools.forget();
      ends.push(tools.begin(words, words));
    });
  return ends;
}

test('an action that ends leaves the message of another one that is under way', () => {
  const [, end] = beginBoth();
  act(() => end?.('Saved: a point.', 'good'));
  expect(shown()).toEqual(['Preparing the file…', 'Saved: a point.']);
});

test('a failure that a person may have missed stays until they close it', () => {
  const [upload, end] = beginBoth();
  act(() => end?.('Saved: a point.', 'good'));
  act(() => upload?.(new Refusal('This file is larger than 60 MB.')));
  act(() => tools.forget());
  expect(shown()).toEqual([expect.stringContaining('larger than 60 MB')]);
  fireEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(shown()).toEqual([]);
});

test('a message that has been read goes away with the next action', () => {
  const [upload, end] = beginBoth();
  act(() => upload?.('The new picture is on the page.', 'good'));
  act(() => end?.(new Refusal('Not saved.')));
  act(() => tools.forget());
  expect(shown()).toEqual([]);
  act(() => tools.notify('Nothing has changed.'));
  expect(shown()).toEqual(['Nothing has changed.']);
  act(() => tools.notify(''));
  expect(shown()).toEqual([]);
});

test('the message that the editor is not running stays until it runs again', () => {
  const [upload] = beginBoth();
  act(() => upload?.(new Stopped()));
  expect(tools.isStopped).toBe(true);
  act(() => tools.notifyRunning());
  expect(shown()).toEqual(['Saving…', 'The editor is running again.']);
});

test('the newest action about a picture replaces the messages of the earlier ones', () => {
  render(<Panel />);
  const upload = (words: string) => {
    let end: ReturnType<typeof tools.begin> | undefined;
    act(() => {
      end = tools.begin(words, 'picture/yard');
    });
    return end;
  };
  const first = upload('Preparing the first…');
  const second = upload('Preparing the second…');
  act(() => first?.(new Refusal('The first is too small.')));
  expect(shown()).toEqual(['Preparing the second…']);
  act(() => second?.('The second is on the page.', 'good'));
  const third = upload('Preparing the third…');
  expect(shown()).toEqual(['Preparing the third…']);
  act(() => tools.forget());
  act(() => third?.(new Refusal('The third is too small.')));
  upload('Preparing the fourth…');
  expect(shown()).toEqual(['Preparing the fourth…']);
});

test('an action that begins without a click takes away what an earlier one has said', () => {
  render(<Panel />);
  act(() => tools.begin('Preparing…', 'picture/yard')('The new picture is on the page.', 'good'));
  act(() => void tools.begin('Saving…', 'media/pictures.json yard x'));
  expect(shown()).toEqual(['Saving…']);
});

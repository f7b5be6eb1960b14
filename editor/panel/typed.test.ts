import { arrangeDrafts, draftKeys, readDraft } from './typed';

const path = 'content/certificates.json';

test('what was typed stays with its entry when entries move, or one is removed', () => {
  const draft = (text: string) => JSON.stringify({ base: '', text });
  for (const index of [0, 1, 2, 3])
    localStorage.setItem(`editor ${path} ${index}.number`, draft(`typed for ${index}`));
  localStorage.setItem('editor messages/en.json Hero.title', draft('a text'));
  const typed = () =>
    [0, 1, 2, 3].map((index) => readDraft(`${path} ${index}.number`)?.text.replace(/\D/g, ''));
  arrangeDrafts(path, [1, 0, 2], 3);
  expect(typed()).toEqual(['1', '0', '2', '3']);
  // The last one is of the entry that does not exist yet.
  arrangeDrafts(path, [0, 2], 3);
  expect(typed()).toEqual(['1', '2', '3', undefined]);
  expect(draftKeys()).toContain('Hero.title');
});

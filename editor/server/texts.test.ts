import { readFileSync } from 'node:fs';
import type { MessageFile } from '@/i18n/check/messageFile';
import { problemsIn, type Texts, tryChanges } from './texts';

const files = (['en', 'it', 'bg'] as const).map(
  (locale): MessageFile => ({
    locale,
    path: `messages/${locale}.json`,
    text: readFileSync(`i18n/check/fixtures/${locale}.json`, 'utf8'),
  }),
);
const it = 'messages/it.json';
const mission = { path: it, key: 'Plant.mission', base: 'Missione' } as const;

function differences(after: readonly Texts[]): string[] {
  return after.flatMap(({ text, path }, index) => {
    const old = files[index]?.text.split('\n') ?? [];
    return text
      .split('\n')
      .flatMap((line, at) => (line === old[at] ? [] : `${path}: ${line.trim()}`));
  });
}

test('a change is one line, with escapes as in the files', () => {
  const text = 'Luce\u00a0e vi\u00adta \\ “qui”\u202f!';
  const { files: after, advice, conflicts } = tryChanges(files, [{ ...mission, text }]);
  expect({ advice, conflicts }).toEqual({ advice: [], conflicts: [] });
  expect(differences(after)).toEqual([
    'messages/it.json: "mission": "Luce\\u00a0e vi\\u00adta \\\\ “qui”\\u202f!",',
  ]);
  expect(JSON.parse(after[1]?.text ?? '').Plant.mission).toBe(text);
});

test.each([
  ['Luce\u200b', /nobody sees \(U\+200B\)/],
  ['Luce<br/>', /"<br\/>" as it stands/],
  ['Luce&nbsp;', /"&nbsp;" as it stands/],
])('the editor says what the build would say of %j', (text, advice) => {
  expect(tryChanges(files, [{ ...mission, text }]).advice).toContainEqual(
    expect.objectContaining({ path: it, advice: expect.stringMatching(advice) }),
  );
});

test('a letter is saved as one character, and one of two in the file is no conflict', () => {
  const decomposed = files.map((file) => ({
    ...file,
    text: file.text.replace('Missione', 'Attivita\u0300'),
  }));
  const base = 'Attività';
  const { files: after, conflicts } = tryChanges(decomposed, [
    { ...mission, base, text: 'Liberta\u0300' },
  ]);
  expect(conflicts).toEqual([]);
  expect(JSON.parse(after[1]?.text ?? '').Plant.mission).toBe('Libertà');
});

test('advice is about the changed texts and what they break elsewhere, not about old mistakes', () => {
  const damaged = files.map((file) => ({
    ...file,
    text: file.text.replace('Tramonto', 'Tra  monto'),
  }));
  const change = {
    path: 'messages/en.json',
    key: 'Plant.mission',
    base: 'Mission',
    text: 'Missione',
  };
  const { advice } = tryChanges(damaged, [change]);
  expect(advice.map(({ path, key }) => [path, key])).toEqual([[it, 'Plant.mission']]);
});

describe('a chip', () => {
  const rights = files.map(({ path, text }) => {
    const base: string = JSON.parse(text).Plant.rights;
    return { path, key: 'Plant.rights', base };
  });
  const without = (chip: string) =>
    rights.map((one) => ({ ...one, text: one.base.replace(chip, '') }));
  const said = (changes: Parameters<typeof tryChanges>[1], on = files) =>
    tryChanges(on, changes).advice.map(({ path, advice }) => `${path.slice(9, 11)}: ${advice}`);
  const missing = 'The chip “year” is missing here. Press “Put back”.';

  test('lost in every language is missed in each', () => {
    const lost = ['en', 'it', 'bg'].map((locale) => `${locale}: ${missing}`);
    expect(said(without('{year} '))).toEqual(lost);
  });

  test('lost in English alone is missed there, and not under the languages that are right', () => {
    expect(said(without('{year} ').slice(0, 1))).toEqual([`en: ${missing}`]);
    expect(said(without('{year} ').slice(1, 2))).toEqual([`it: ${missing}`]);
  });

  test('that no page fills in is refused, also in every language', () => {
    const unknown = rights.map((one) => ({ ...one, text: `${one.base} {foo}` }));
    expect(said(unknown)).toContain('it: The website knows no chip “foo” in this text. Remove it.');
  });

  test('that one language alone has by mistake can be removed', () => {
    const damaged = files.map((file) =>
      file.locale === 'it' ? { ...file, text: file.text.replace('{year}', '{anno}') } : file,
    );
    const [, italian] = rights;
    if (!italian) throw new Error('no text');
    const { base } = italian;
    const change = { ...italian, base: base.replace('{year}', '{anno}'), text: base };
    expect(said([change], damaged)).toEqual([]);
  });

  test('is one of two where it is the begin or the end of a tag', () => {
    const tagged = files.map((file) => ({
      ...file,
      text: file.text.replace(/("rights": ")/, '$1<b>©</b> '),
    }));
    const changes = rights.map((one) => ({ ...one, base: `<b>©</b> ${one.base}`, text: one.base }));
    expect(said(changes.slice(0, 1), tagged)).toEqual([
      'en: The chips “b ▸” and “◂ b” are missing here. Press “Put back”.',
    ]);
  });
});

test('a text that is no longer the one it was based on is a conflict; others of its file are not', () => {
  const other = {
    path: it,
    key: 'Plant.sunset',
    base: 'Tramonto',
    text: 'Il tramonto',
  } as const;
  const { conflicts } = tryChanges(files, [{ ...mission, base: 'Compito', text: 'Scopo' }, other]);
  expect(conflicts).toEqual([{ path: it, key: 'Plant.mission', current: 'Missione' }]);
});

test('an unknown key or language is refused', () => {
  const refused = 'There is no';
  expect(() => tryChanges(files, [{ ...mission, key: 'Plant', text: '' }])).toThrow(refused);
  expect(() => tryChanges(files, [{ ...mission, key: 'Plant.x', text: '' }])).toThrow(refused);
  expect(() => tryChanges(files, [{ ...mission, path: '../x', text: '' }])).toThrow(refused);
});

test('a value is checked by its rules, and a number stays one', () => {
  const path = 'site/company.json';
  const company = { path, text: readFileSync(path, 'utf8') };
  const values = JSON.parse(company.text);
  const phone = { path, key: 'phone', base: values.phone, text: '02 000' };
  expect(tryChanges([company], [phone]).advice).toMatchObject([{ path, key: 'phone' }]);
  const days = { path, key: 'terms.answer', base: String(values.terms.answer), text: '2' };
  const { files: after, advice } = tryChanges([company], [days]);
  expect(advice).toEqual([]);
  expect(JSON.parse(after[0]?.text ?? '').terms.answer).toBe(2);
});

test('everything that the build would say of a broken file', () => {
  const broken = files.map((file) =>
    file.path === it ? { ...file, text: file.text.replace('",', '"') } : file,
  );
  expect(problemsIn(broken)).toContainEqual(
    expect.objectContaining({ path: it, key: '', line: 3 }),
  );
});

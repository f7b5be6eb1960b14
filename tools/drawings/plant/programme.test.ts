import { programme, programmeWeeks, progress, schedule } from './programme';

test('the critical path of a worked example', () => {
  // By hand: A 3, then B 4 and C 2, then D 2: 3 + 4 + 2 = 9 weeks; C has 2 weeks of float.
  const after = (...tasks: string[]) => tasks.map((task) => ({ task }));
  const tasks = schedule([
    { id: 'A', weeks: 3, after: [] },
    { id: 'B', weeks: 4, after: after('A') },
    { id: 'C', weeks: 2, after: after('A') },
    { id: 'D', weeks: 2, after: after('B', 'C') },
  ]);
  expect(tasks.map(({ id, start, end }) => [id, start, end])).toEqual([
    ['A', 0, 3],
    ['B', 3, 7],
    ['C', 3, 5],
    ['D', 7, 9],
  ]);
  expect(tasks.filter(({ isCritical }) => isCritical).map(({ id }) => id)).toEqual(['A', 'B', 'D']);
});

test('a start-to-start link counts its lag, not the duration', () => {
  const [, second] = schedule([
    { id: 'A', weeks: 8, after: [] },
    { id: 'B', weeks: 8, after: [{ task: 'A', lag: 3 }] },
  ]);
  expect(second).toMatchObject({ start: 3, end: 11, isCritical: true });
});

test('a link backwards is refused', () => {
  expect(() => schedule([{ id: 'A', weeks: 1, after: [{ task: 'B' }] }])).toThrow('B');
});

test('the drawn programme: 52 weeks, one unbroken critical chain, links that lead forwards', () => {
  // By hand: 4 (SS), 16 (FS), 4 (FS), 3 (SS), 4 (SS), 5 (SS), 11 (FS), 5 = 52.
  expect(programmeWeeks).toBe(52);
  expect(programme.filter(({ isCritical }) => isCritical).map(({ id }) => id)).toEqual([
    'design',
    'procurement',
    'mobilisation',
    'earthworks',
    'piling',
    'mounting',
    'cabling',
    'tests',
  ]);
  for (const { start, after } of programme) {
    for (const { task, lag } of after) {
      const before = programme.find(({ id }) => id === task);
      expect(start).toBeGreaterThanOrEqual(
        lag === undefined ? (before?.end ?? Infinity) : (before?.start ?? Infinity) + lag,
      );
    }
  }
});

test('progress: piling begins in week 27 and takes 8', () => {
  expect(progress('piling', 27)).toBe(0);
  expect(progress('piling', 34)).toBe(7 / 8);
  expect(progress('piling', 40)).toBe(1);
});

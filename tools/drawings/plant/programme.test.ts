import { programme } from '@/solar/modelPlant';
import { type Link, links, programmeWeeks, type Task, taskOf, withFloat } from './programme';

const earliest = ({ from, lag }: Link) =>
  lag === undefined ? taskOf(from).end : taskOf(from).start + lag;

test('each task begins as soon as all that it waits for, further up, lets it', () => {
  expect(programmeWeeks).toBe(52);
  for (const { id, start } of programme) {
    const before = links.filter(({ to }) => to === id);
    expect(start).toBe(Math.max(0, ...before.map(earliest)));
    for (const { from } of before) expect(taskOf(from).row).toBeLessThan(taskOf(id).row);
  }
});

test('the bars without float are the critical path (Kelley and Walker, 1959)', () => {
  // The last task is critical, and what one of them waits for longest.
  const isCritical = (task: Task): boolean =>
    taskOf(task).end === programmeWeeks ||
    links.some(
      (link) =>
        link.from === task && earliest(link) === taskOf(link.to).start && isCritical(link.to),
    );
  const others = programme.map(({ id }) => id).filter((id) => !isCritical(id));
  expect(others).toEqual(withFloat);
});

/**
 * What the tasks of the drawn programme wait for, schematic in its durations: another's finish, or its start and a lag in
 * weeks. Only tasks further up. Weeks: solar/modelPlant.ts.
 */
import { programme } from '@/solar/modelPlant';

export type Task = (typeof programme)[number]['id'];

export interface Link {
  readonly to: Task;
  readonly from: Task;
  readonly lag?: number;
}

export const links: readonly Link[] = [
  { to: 'procurement', from: 'design', lag: 4 },
  { to: 'mobilisation', from: 'procurement' },
  { to: 'earthworks', from: 'mobilisation' },
  { to: 'piling', from: 'earthworks', lag: 3 },
  { to: 'mounting', from: 'piling', lag: 4 },
  { to: 'cabling', from: 'mounting', lag: 5 },
  { to: 'stations', from: 'earthworks' },
  { to: 'gridLine', from: 'mobilisation' },
  { to: 'tests', from: 'cabling' },
  { to: 'tests', from: 'stations' },
  { to: 'tests', from: 'gridLine' },
];

/** A later start of one of the others would not move the programme's end. */
export const withFloat: readonly Task[] = ['stations', 'gridLine'];

export const programmeWeeks = Math.max(...programme.map(({ end }) => end));

/** Start and end of a task, and its row. */
export function taskOf(task: Task) {
  const row = programme.findIndex(({ id }) => id === task);
  const { start, end } = programme[row] ?? programme[0];
  return { row, start, end };
}

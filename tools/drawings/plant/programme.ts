/**
 * A programme from the order to handover, schematic in its durations (weeks), computed by the critical-path method (Kelley and Walker,
 * 1959). A task follows another from its finish, or from its start after a lag.
 */
const plan = [
  { id: 'design', weeks: 12, after: [] },
  { id: 'procurement', weeks: 16, after: [{ task: 'design', lag: 4 }] },
  { id: 'mobilisation', weeks: 4, after: [{ task: 'procurement' }] },
  { id: 'earthworks', weeks: 6, after: [{ task: 'mobilisation' }] },
  { id: 'piling', weeks: 8, after: [{ task: 'earthworks', lag: 3 }] },
  { id: 'mounting', weeks: 10, after: [{ task: 'piling', lag: 4 }] },
  { id: 'cabling', weeks: 11, after: [{ task: 'mounting', lag: 5 }] },
  { id: 'stations', weeks: 12, after: [{ task: 'earthworks' }] },
  { id: 'gridLine', weeks: 16, after: [{ task: 'mobilisation' }] },
  {
    id: 'tests',
    weeks: 5,
    after: [{ task: 'cabling' }, { task: 'stations' }, { task: 'gridLine' }],
  },
] as const satisfies readonly Task<string>[];

interface Task<Id extends string> {
  readonly id: Id;
  readonly weeks: number;
  /** What must have finished, or, with a lag in weeks, must have begun that long ago; only tasks further up. */
  readonly after: readonly { readonly task: string; readonly lag?: number }[];
}

/** Earliest start and end of each task, and the critical ones. Throws for a link to a task that is not further up. */
export function schedule<Id extends string>(tasks: readonly Task<Id>[]) {
  const starts = new Map<string, number>();
  const earliest = ({ task, lag }: Task<Id>['after'][number]) => {
    const start = starts.get(task);
    if (start === undefined) throw new Error(`${task} does not come before what follows it`);
    return start + (lag ?? tasks.find(({ id }) => id === task)?.weeks ?? 0);
  };
  const scheduled = tasks.map((task) => {
    const start = Math.max(0, ...task.after.map(earliest));
    starts.set(task.id, start);
    return { ...task, start, end: start + task.weeks };
  });
  const end = Math.max(...scheduled.map((task) => task.end));
  /** A later start would move the programme's end: the task is the last one, or a critical one starts because of it. */
  const isCritical = (task: (typeof scheduled)[number]): boolean =>
    task.end === end ||
    scheduled.some(
      (next) =>
        next.after.some((link) => link.task === task.id && earliest(link) === next.start) &&
        isCritical(next),
    );
  return scheduled.map((task) => ({ ...task, isCritical: isCritical(task) }));
}

export const programme = schedule<(typeof plan)[number]['id']>(plan);

/** Weeks from the first task's start to the last one's end. */
export const programmeWeeks = Math.max(...programme.map(({ end }) => end));

/** Share of a task that is done at the end of a week, between 0 and 1. */
export function progress(id: (typeof plan)[number]['id'], week: number): number {
  const task = programme.find((candidate) => candidate.id === id);
  if (!task) return 0;
  return Math.min(Math.max((week - task.start) / task.weeks, 0), 1);
}

/** The week of the line that marks today. */
export const currentWeek = 34;

/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

export const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];

/** What a phone works on. The first pattern that fits the name of an event says its kind. */
const kinds = {
  parse: /^Parse(HTML|AuthorStyleSheet)$/,
  style: /^(UpdateLayoutTree|RecalculateStyles?)$/,
  layout: /^(Layout|HitTest|IntersectionObserverController)/,
  paint: /^(Paint|PrePaint|Layerize|Commit|UpdateLayer|CompositeLayers|Decode)/,
  script: /^(v8\.|V8\.|EvaluateScript|FunctionCall|RunMicrotasks|(Timer)?Fire|EventDispatch|.*GC)/,
} as const;
type Kind = keyof typeof kinds | 'other';

/** Above this a task keeps a tap waiting: https://web.dev/articles/tbt */
const longTask = 50;

function kindOf(name: string): Kind | undefined {
  return (Object.keys(kinds) as (keyof typeof kinds)[]).find((kind) => kinds[kind].test(name));
}

/** The events of the busiest renderer's main thread, in the order of their beginnings. */
function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events
    .filter(({ args }) => args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((one) => one.pid === pid && one.tid === tid));
  const [busiest = []] = threads.toSorted((a, b) => b.length - a.length);
  return busiest.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}

/** What the main thread did, in ms, each event without those within it. Blocking time counts from the first paint. */
export function mainThreadTimes(trace: Buffer) {
  const events = mainThread(JSON.parse(trace.toString()).traceEvents);
  const times = { parse: 0, style: 0, layout: 0, paint: 0, script: 0, other: 0 };
  const open: { kind: Kind; end: number }[] = [];
  for (const { name, ts, dur = 0 } of events) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) open.pop();
    const around = open.at(-1);
    if (!around && name !== 'RunTask') continue;
    const kind = kindOf(name) ?? around?.kind ?? 'other';
    times[kind] += dur / 1000;
    if (around) times[around.kind] -= dur / 1000;
    open.push({ kind, end: ts + dur });
  }
  const tasks = events.filter(({ name }) => name === 'RunTask');
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  const blocking = tasks
    .filter(({ ts, dur = 0 }) => ts + dur > painted)
    .reduce((sum, { dur = 0 }) => sum + Math.max(0, dur / 1000 - longTask), 0);
  return {
    total: Object.values(times).reduce((sum, time) => sum + time),
    ...times,
    largestTask: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
    blocking,
  };
}

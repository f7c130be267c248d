// The time that a page spends on its frames, from a trace of Chromium's: processor time, which a busy machine does not stretch.

/** Milliseconds of one frame. */
export interface FrameParts {
  readonly script: number;
  /** Styles and layout, those that a script waits for included. */
  readonly layout: number;
  /** All that is recorded on the page's thread and rasterized beside it. */
  readonly paint: number;
}

/** An event of a trace, as far as it is read here. Times are in microseconds; `tdur` is processor time. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
}

export const traceCategories = ['devtools.timeline', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];

/** The name of the mark at which a frame begins, and of the last one, at which the last frame ends. */
export const frameMark = 'bench frame';

const partOf: Readonly<Record<string, keyof FrameParts>> = {
  FunctionCall: 'script',
  EventDispatch: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  RunMicrotasks: 'script',
  EvaluateScript: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'layout',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  UpdateLayer: 'paint',
  RasterTask: 'paint',
};

/** Whole events that count, with the time of those inside them taken away, on every thread of one process. */
function ownTimes(events: readonly TraceEvent[]): readonly { readonly event: TraceEvent; readonly own: number }[] {
  const counted = events
    .filter(({ ph, name, tdur }) => ph === 'X' && tdur !== undefined && name in partOf)
    .toSorted((one, other) => one.ts - other.ts || other.dur! - one.dur!);
  const open = new Map<number, { readonly event: TraceEvent; own: number }[]>();
  const all: { readonly event: TraceEvent; own: number }[] = [];
  for (const event of counted) {
    const around = open.get(event.tid) ?? [];
    open.set(event.tid, around);
    while (around.length > 0 && around.at(-1)!.event.ts + around.at(-1)!.event.dur! <= event.ts) around.pop();
    const outer = around.at(-1);
    if (outer) outer.own -= event.tdur!;
    const entry = { event, own: event.tdur! };
    around.push(entry);
    all.push(entry);
  }
  return all;
}

/** The parts of every frame between two marks. */
export function frameParts(events: readonly TraceEvent[]): readonly FrameParts[] {
  const marks = events.filter(({ name }) => name === frameMark).toSorted((one, other) => one.ts - other.ts);
  const page = marks[0]?.pid;
  const frames = marks.slice(1).map(() => ({ script: 0, layout: 0, paint: 0 }));
  for (const { event, own } of ownTimes(events.filter(({ pid }) => pid === page))) {
    const index = marks.findLastIndex(({ ts }) => ts <= event.ts);
    const frame = frames[index];
    if (frame) frame[partOf[event.name]!] += own / 1000;
  }
  return frames;
}

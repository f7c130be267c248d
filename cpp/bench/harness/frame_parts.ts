// CPU time of frames from a Chromium trace, which is independent of the machine's load.

/** Milliseconds of one frame. */
export interface FrameParts {
  readonly script: number;
  /** Styles and layout, including forced ones. */
  readonly layout: number;
  /** Recorded painting on the main thread plus rasterization. */
  readonly paint: number;
}

/** The used fields of a trace event. Times are in microseconds; `tdur` is CPU time. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  /** Rasterization only: the browser's number of its frame. */
  readonly args?: { readonly tileData?: { readonly sourceFrameNumber?: number } };
}

export const traceCategories = ['devtools.timeline', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];

/** The mark at the start of each frame, and at the end of the last one. */
export const frameMark = 'bench frame';

const partsByEvent: Readonly<Record<string, keyof FrameParts>> = {
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

/** Self times of complete events, without nested events, for all threads of a process. */
function ownTimes(events: readonly TraceEvent[]): readonly { readonly event: TraceEvent; readonly own: number }[] {
  const counted = events
    .filter(({ ph, name, tdur }) => ph === 'X' && tdur !== undefined && name in partsByEvent)
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

/**
 * The parts of every frame between two marks. Rasterization on other threads may end in the next frame, and is assigned
 * by the browser's frame numbers; it never starts before its frame.
 */
export function frameParts(events: readonly TraceEvent[]): readonly FrameParts[] {
  const marks = events.filter(({ name }) => name === frameMark).toSorted((one, other) => one.ts - other.ts);
  const page = marks[0]?.pid;
  const frames = marks.slice(1).map(() => ({ script: 0, layout: 0, paint: 0 }));
  const counted = ownTimes(events.filter(({ pid }) => pid === page)).map(({ event, own }) => ({
    part: partsByEvent[event.name]!,
    own,
    during: marks.findLastIndex(({ ts }) => ts <= event.ts),
    number: event.args?.tileData?.sourceFrameNumber,
  }));
  const behind = Math.min(
    ...counted.flatMap(({ during, number }) => (during < 0 || number === undefined ? [] : [during - number])),
  );
  for (const { part, own, during, number } of counted) {
    const frame = frames[number === undefined ? during : number + behind];
    if (frame) frame[part] += own / 1000;
  }
  return frames;
}

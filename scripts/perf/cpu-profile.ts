type ProfileNode = { id: number; parent?: number; callFrame: { url?: string; functionName?: string } };
type ProfileChunk = { cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] }; timeDeltas?: number[] };

/** What is read of an event in Chromium's trace format; times in microseconds. */
export type TraceEvent = {
  name: string;
  ph?: string;
  pid: number;
  tid: number;
  id?: string;
  ts: number;
  dur?: number;
  /** Of the thread's own processor time: other processes take the rest. */
  tdur?: number;
  args?: { data?: ProfileChunk & { startTime?: number } };
};

/** A function on the stack: the script it stands in, if it is not the browser's own, and its name. */
type Frame = ProfileNode['callFrame'];

/** From one sample of the profiler to the next: what was on the stack, the innermost first. */
export type Moment = { from: number; to: number; stack: Frame[] };

export const isSameThread = (one: TraceEvent, other: TraceEvent): boolean =>
  one.pid === other.pid && one.tid === other.tid;

/** The microseconds that two spans of time share; 0 or less where they share none. */
export const sharedTime = (one: Omit<Moment, 'stack'>, { ts, end }: { ts: number; end: number }): number =>
  Math.min(one.to, end) - Math.max(one.from, ts);

/**
 * What the profiler saw of a thread, in its order.
 * @param profile the event that begins it
 */
export function momentsOf(profile: TraceEvent, events: readonly TraceEvent[]): Moment[] {
  const nodes = new Map<number, ProfileNode>();
  const stackOf = (id: number | undefined): Frame[] => {
    const node = id === undefined ? undefined : nodes.get(id);
    return node ? [node.callFrame, ...stackOf(node.parent)] : [];
  };
  const chunks = events.filter(
    ({ name, pid, id }) => name === 'ProfileChunk' && pid === profile.pid && id === profile.id,
  );
  const moments: Moment[] = [];
  let at = profile.args?.data?.startTime ?? 0;
  for (const { args } of chunks.toSorted((first, second) => first.ts - second.ts)) {
    for (const node of args?.data?.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    args?.data?.cpuProfile?.samples?.forEach((sample, index) => {
      at += args.data?.timeDeltas?.[index] ?? 0;
      const last = moments.at(-1);
      if (last) last.to = at;
      moments.push({ from: at, to: at, stack: stackOf(sample) });
    });
  }
  return moments;
}

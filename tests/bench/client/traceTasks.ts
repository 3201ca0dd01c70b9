import type { CDPSession } from '@playwright/test';
import * as v from 'valibot';

const traceEvent = v.object({
  name: v.string(),
  pid: v.number(),
  tid: v.number(),
  /** The processor time of the thread, in microseconds. */
  tdur: v.optional(v.number()),
});
type TraceEvent = v.InferOutput<typeof traceEvent>;

/**
 * Starts tracing a page. The returned function ends the trace and resolves with the processor time
 * of each task of the page's main thread, in milliseconds. Time in which the thread waits for the
 * processor does not count, so other work of the machine has no effect.
 */
export async function traceTasks(session: CDPSession): Promise<() => Promise<number[]>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => {
    for (const event of value) {
      const read = v.safeParse(traceEvent, event);
      if (read.success) events.push(read.output);
    }
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  return async () => {
    const complete = new Promise<void>((resolve) => {
      session.once('Tracing.tracingComplete', () => resolve());
    });
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
    const main = threadOfLayouts(events);
    return events
      .filter((event) => threadOf(event) === main && event.name.endsWith('RunTask'))
      .map(({ tdur = 0 }) => tdur / 1000);
  };
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}:${tid}`;
}

/**
 * Returns the main thread of the page: the only thread with layouts. A trace contains the threads
 * of the whole browser.
 */
function threadOfLayouts(events: readonly TraceEvent[]): string | undefined {
  const layouts = new Map<string, number>();
  for (const event of events.filter(({ name }) => name === 'UpdateLayoutTree')) {
    const thread = threadOf(event);
    layouts.set(thread, (layouts.get(thread) ?? 0) + 1);
  }
  return [...layouts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

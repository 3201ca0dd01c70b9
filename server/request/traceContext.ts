import { randomUUID } from 'node:crypto';

const given = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** The parts of a `traceparent`: the trace, the step in it, and whether the trace is recorded. */
export type TraceParent = { traceId: string; spanId: string; sampled: boolean };

/** Parses a `traceparent` of version 00. Returns undefined if it is invalid. W3C Trace Context. */
export function parseTraceparent(
  header: string | readonly string[] | undefined,
): TraceParent | undefined {
  const [, traceId, spanId, flags = '00'] =
    (typeof header === 'string' && given.exec(header)) || [];
  if (traceId === undefined || spanId === undefined) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/**
 * Returns the `traceparent` of the next step: it keeps the trace and the sampling of the given one,
 * with a new id for the step. Without a valid one, it starts a new trace. `isSampled` decides
 * whether that trace is recorded, which by default it is not.
 */
export function continueTrace(
  header: string | readonly string[] | undefined,
  isSampled: (traceId: string) => boolean = () => false,
): string {
  const parent = parseTraceparent(header);
  const traceId = parent?.traceId ?? randomDigits();
  const sampled = parent?.sampled ?? isSampled(traceId);
  return `00-${traceId}-${randomDigits().slice(16)}-${sampled ? '01' : '00'}`;
}

/**
 * Returns 32 random hexadecimal digits, never all zero. `randomUUID` is several times faster than
 * `randomBytes`.
 */
function randomDigits(): string {
  return randomUUID().replaceAll('-', '');
}

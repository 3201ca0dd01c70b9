import { continueTrace, parseTraceparent } from '../request/traceContext.ts';
import type { Outcome, RequestContext } from '../request/requestContext.ts';
import { isProbe } from './routeName.ts';

/**
 * Ids, routes, statuses and words of fixed lists, but no personal data. `error.type` marks a failed
 * step.
 */
export type SpanAttributes = Record<string, string | number | undefined>;

/** A finished step of a trace (a span, in the words of OpenTelemetry). */
export type Span = {
  name: string;
  kind: 'server' | 'client' | 'internal';
  /** The `traceparent` of this step. */
  traceparent: string;
  /** The `traceparent` of the step that contains it. */
  parent?: string | undefined;
  /** In milliseconds since 1970. */
  startedAt: number;
  ms: number;
  attributes: SpanAttributes;
};

/** The destination of finished steps. Its functions neither wait nor fail. ADR 0023. */
export type Tracing = {
  /** Returns whether a trace that begins in this process is recorded. */
  isSampled: (traceId: string) => boolean;
  /** Takes a step, unless its trace is not sampled. */
  report: (span: Span) => void;
};

type Step = Pick<Span, 'name' | 'kind'> & {
  /** The `traceparent` of the step that contains the new one. */
  traceparent: string | undefined;
  attributes?: SpanAttributes;
};

/**
 * Runs `work` as a step of a trace and reports the step at its end. `work` receives the
 * `traceparent` for its own calls, and may add attributes. If it rejects, the step has failed.
 * Without tracing, or if the trace is not sampled, it only runs `work` with the unchanged
 * `traceparent`.
 */
export async function inSpan<Result>(
  tracing: Tracing | undefined,
  { name, kind, traceparent: parent, attributes: given }: Step,
  work: (traceparent: string | undefined, attributes: SpanAttributes) => Promise<Result>,
): Promise<Result> {
  if (!tracing || !parseTraceparent(parent)?.sampled) return work(parent, {});
  const traceparent = continueTrace(parent);
  const attributes = { ...given };
  const startedAt = Date.now();
  const started = performance.now();
  try {
    return await work(traceparent, attributes);
  } catch (error) {
    attributes['error.type'] ??= error instanceof Error ? error.name : 'unknown';
    throw error;
  } finally {
    const ms = performance.now() - started;
    tracing.report({ name, kind, traceparent, parent, startedAt, ms, attributes });
  }
}

/**
 * Reports a finished request. Probes are omitted, because they arrive every second and are of no
 * interest.
 */
export function reportRequest(tracing: Tracing, context: RequestContext, outcome: Outcome): void {
  const { method, route, traceparent, parent } = context;
  if (isProbe(route) || !parseTraceparent(traceparent)?.sampled) return;
  const ms = performance.now() - context.startedAt;
  const { status, aborted } = outcome;
  tracing.report({
    name: `${method ?? ''} ${route}`,
    kind: 'server',
    traceparent,
    parent,
    ms,
    startedAt: Date.now() - ms,
    attributes: {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'hotels.request.id': context.id,
      'hotels.booking.id': context.booking,
      'hotels.cache': context.cache,
      'error.type': aborted ? 'aborted' : status >= 500 ? String(status) : undefined,
    },
  });
}

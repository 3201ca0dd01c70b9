import { setTimeout as sleep } from 'node:timers/promises';
import {
  type HrTime,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type ReadableSpan,
  SamplingDecision,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import { parseTraceparent } from '../request/traceContext.ts';
import type { Log } from './log.ts';
import type { Span, Tracing } from './tracing.ts';
import { version } from './version.ts';

/** The endpoint for traces, and the share of recorded traces that begin in this process. */
type Traces = { endpoint: string; share: number };

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const;
/** The maximum number of steps that wait to be sent. Further steps are dropped. */
const maxQueueSize = 2_048;
const sendEveryMs = 2_000;
/** How long the collector may take for one batch. */
const timeoutMillis = 5_000;
/** How long the end of the process waits for the last batch. */
const lastBatchMs = 1_000;

/**
 * Sends finished steps to an OpenTelemetry collector by OTLP over HTTP, in batches, so that no
 * request waits for it. While the collector fails, steps are dropped, and the log says so once. The
 * SDK reads further variables, such as OTEL_SERVICE_NAME and OTEL_EXPORTER_OTLP_HEADERS. `stop`
 * sends the remaining steps, for a second at most. ADR 0023.
 */
export function startOpenTelemetry(
  { endpoint, share }: Traces,
  log: Pick<Log, 'info' | 'warn'>,
): Tracing & { stop: () => Promise<void> } {
  const sampler = new TraceIdRatioBasedSampler(share);
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const processor = new BatchSpanProcessor({
    exporter: loggingFailures(new OTLPTraceExporter({ url, timeoutMillis }), log),
    maxQueueSize,
    scheduledDelayMillis: sendEveryMs,
    exportTimeoutMillis: 2 * timeoutMillis,
  });
  const resource = resourceFromAttributes({
    'service.name': 'hotel-booking-website',
    'service.version': version,
  }).merge(detectResources({ detectors: [envDetector] }));
  return {
    isSampled: (traceId) =>
      sampler.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED,
    report: (span) => {
      const context = contextOf(span.traceparent);
      if (context) processor.onEnd(readableSpan(span, context, resource));
    },
    stop: async () => {
      const ended = processor.shutdown().catch(() => {});
      await Promise.race([ended, sleep(lastBatchMs, undefined, { ref: false })]);
    },
  };
}

/** Returns the SDK's form of a step, or undefined if its trace is not sampled. */
function contextOf(traceparent: string | undefined): SpanContext | undefined {
  const step = parseTraceparent(traceparent);
  if (!step?.sampled) return undefined;
  return { traceId: step.traceId, spanId: step.spanId, traceFlags: TraceFlags.SAMPLED };
}

function readableSpan(
  { name, kind, parent, startedAt, ms, attributes }: Span,
  context: SpanContext,
  resource: ReadableSpan['resource'],
): ReadableSpan {
  const parentSpanContext = contextOf(parent);
  const known = Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => value !== undefined),
  );
  return {
    name,
    kind: kinds[kind],
    spanContext: () => context,
    ...(parentSpanContext && { parentSpanContext }),
    startTime: hrTime(startedAt),
    endTime: hrTime(startedAt + ms),
    duration: hrTime(ms),
    status: { code: 'error.type' in known ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes: known,
    resource,
    instrumentationScope: { name: 'hotel-booking-website' },
    links: [],
    events: [],
    ended: true,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** Converts milliseconds to whole seconds and the remaining nanoseconds. */
function hrTime(ms: number): HrTime {
  const seconds = Math.floor(ms / 1_000);
  return [seconds, Math.floor((ms - seconds * 1_000) * 1e6)];
}

/** Wraps an exporter to log when sending spans fails, and when it works again. */
function loggingFailures(exporter: SpanExporter, log: Pick<Log, 'info' | 'warn'>): SpanExporter {
  let failing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const { error } = result;
        if (failing !== (error !== undefined)) {
          failing = error !== undefined;
          if (failing) log.warn({ code: codeOf(error) }, 'traces cannot be sent');
          else log.info('traces are sent again');
        }
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

/**
 * Returns the code of an error. The whole error is not logged, because the response of a collector
 * may quote the sent data.
 */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code);
  return error instanceof Error ? error.name : 'unknown';
}

import { createServer, type RequestListener } from 'node:http';
import * as v from 'valibot';
import { startOpenTelemetry } from '#server/observability/openTelemetry.ts';
import type { Span } from '#server/observability/tracing.ts';
import { continueTrace } from '#server/request/traceContext.ts';
import { listenOnLoopback } from '../../support/listenOnLoopback.ts';
import { withBody } from '../../support/scriptedProvider.ts';
import { bookingRequest } from '../bookings/support/bookingRequest.ts';
import { prepareSite } from '../bookings/support/prepareSite.ts';
import { eventually } from '../bookings/support/startTestBookings.ts';
import { listeningLog } from '../testApp.ts';

const value = v.object({ stringValue: v.optional(v.string()), intValue: v.optional(v.number()) });
const attribute = v.object({ key: v.string(), value });
const sentSpan = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  kind: v.number(),
  startTimeUnixNano: v.string(),
  endTimeUnixNano: v.string(),
  attributes: v.array(attribute),
  status: v.object({ code: v.number() }),
});
/** OTLP over HTTP, as JSON. */
const batch = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(attribute) }),
      scopeSpans: v.array(v.object({ spans: v.array(sentSpan) })),
    }),
  ),
});

/**
 * Traces to a collector. `sent` waits until the given number of steps was reported, and sends them
 * at once.
 */
function traceTo(origin: string, share: number) {
  const { stop, ...tracing } = startOpenTelemetry(
    { endpoint: `${origin}/`, share },
    listeningLog().log,
  );
  const reported: Span[] = [];
  const report = (span: Span) => {
    reported.push(span);
    tracing.report(span);
  };
  return {
    ...tracing,
    report,
    sent: async (isDone: (spans: readonly Span[]) => boolean) => {
      await eventually(() => (isDone(reported) ? true : undefined));
      await stop();
    },
  };
}

/**
 * Starts a collector and returns the data that it received. It responds with `answer`, by default a
 * 200.
 */
async function startCollector(answer: RequestListener = (_req, res) => res.end('{}')) {
  const bodies: string[] = [];
  const paths: (string | undefined)[] = [];
  const { origin, close } = await listenOnLoopback(
    createServer((req, res) => {
      paths.push(req.url);
      withBody(req, (body) => {
        bodies.push(body);
        answer(req, res);
      });
    }),
  );
  const spans = () =>
    bodies.flatMap((body) =>
      v
        .parse(batch, JSON.parse(body))
        .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
    );
  return { origin, close, bodies, paths, spans };
}

const valuesOf = ({ attributes }: v.InferOutput<typeof sentSpan>) =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? intValue]),
  );

const { provider, start } = prepareSite();
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

test('one trace follows a booking from the request and the provider to its mail and event', async () => {
  const collector = await startCollector();
  const receiver = await listenOnLoopback(createServer((_req, res) => res.writeHead(204).end()));
  const tracing = traceTo(collector.origin, 0);
  const site = start({
    tracing,
    env: {
      BOOKINGS_WEBHOOK: receiver.origin,
      BOOKINGS_WEBHOOK_SECRET: 'a webhook secret that is long enough',
    },
  });
  const { body } = await site.post().set('traceparent', `00-${traceId}-${parent}-01`);
  site.start();
  await tracing.sent(({ length }) => length === 8);
  const spans = collector.spans();
  const [request] = spans.filter(({ kind }) => kind === 2);
  expect(request).toMatchObject({ name: 'POST /api/bookings', traceId, parentSpanId: parent });
  const steps = spans.filter((span) => span !== request);
  expect(steps.map(({ name }) => name).sort()).toEqual([
    'provider hotel',
    'provider reservations',
    'record outcome',
    'send booking-mail',
    'send webhook',
    'send webhook',
    'write booking',
  ]);
  for (const step of steps) {
    expect(step).toMatchObject({ traceId, parentSpanId: request?.spanId, status: { code: 0 } });
    expect(BigInt(step.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(step.startTimeUnixNano));
  }
  expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(8);
  expect(request && valuesOf(request)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/bookings',
    'http.response.status_code': 201,
    'hotels.booking.id': body.booking.id,
  });
  const asked = spans.filter(({ name }) => name.startsWith('provider')).map(({ spanId }) => spanId);
  expect(provider().state.headers.map(({ traceparent }) => traceparent)).toEqual(
    asked.map((id) => `00-${traceId}-${id}-01`),
  );
  expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']));
  const sent = collector.bodies.join();
  expect(sent).toContain('{"key":"service.name","value":{"stringValue":"hotel-booking-website"}}');
  const { email, guests } = bookingRequest.traveller;
  for (const word of [email, guests[0]?.lastName ?? '', 'key=']) expect(sent).not.toContain(word);
  await site.stop();
  await receiver.close();
  await collector.close();
});

test('a failed call is marked, and the trace goes on when the worker continues the booking', async () => {
  const collector = await startCollector();
  const tracing = traceTo(collector.origin, 1);
  const site = start({ tracing });
  provider().state.modes.reserve = 'fail';
  await site.post();
  provider().state.modes.reserve = 'normal';
  site.later();
  site.start();
  await tracing.sent((reported) => reported.some(({ name }) => name === 'send booking-mail'));
  const spans = collector.spans();
  expect(new Set(spans.map((span) => span.traceId)).size).toBe(1);
  const [failed] = spans.filter(({ status }) => status.code === 2);
  expect(failed?.name).toBe('provider reservations');
  expect(failed && valuesOf(failed)['error.type']).toBe('503');
  await site.stop();
  await collector.close();
});

test.each([
  ['is not asked for', 0, undefined, 0],
  ['is asked for by the share', 1, undefined, 1],
  ['is asked for by who sends the request', 0, '01', 1],
  ['is refused by who sends the request', 1, '00', 0],
])('a trace that %s is exported or dropped accordingly', async (_case, share, flags, count) => {
  const collector = await startCollector();
  const tracing = startOpenTelemetry({ endpoint: collector.origin, share }, listeningLog().log);
  const header = flags && `00-${traceId}-${parent}-${flags}`;
  tracing.report(spanOf(continueTrace(header, tracing.isSampled)));
  await tracing.stop();
  expect(collector.spans()).toHaveLength(count);
  await collector.close();
});

test.each([
  ['hangs', () => {}],
  ['fails', (_req, res) => res.writeHead(400).end('no')],
] satisfies [string, RequestListener][])(
  'a collector that %s delays neither requests nor the end of the process',
  async (_case, answer) => {
    const collector = await startCollector(answer);
    const { log, lines } = listeningLog();
    const tracing = startOpenTelemetry({ endpoint: collector.origin, share: 1 }, log);
    for (let count = 0; count < 5_000; count += 1) {
      tracing.report(spanOf(continueTrace(undefined, tracing.isSampled)));
    }
    await eventually(() => (collector.bodies.length > 0 ? true : undefined));
    await tracing.stop();
    expect(collector.spans().length).toBeLessThanOrEqual(2_048 + 512);
    if (_case === 'fails') expect(lines).toEqual(['warn: traces cannot be sent']);
    await collector.close();
  },
);

function spanOf(traceparent: string): Span {
  const times = { startedAt: Date.now(), ms: 1.5 };
  return { name: 'a step', kind: 'internal', traceparent, attributes: {}, ...times };
}

import * as v from 'valibot';

/**
 * By what a message is found again in logs and traces, as its payload keeps it: the id of a request
 * and the W3C `traceparent`. Messages of before have neither.
 */
export const storedTraceSchema = v.object({
  requestId: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))),
  traceparent: v.optional(v.pipe(v.string(), v.regex(/^[\da-f-]{55}$/))),
});

/** An event has it in its data. */
const eventSchema = v.object({ data: storedTraceSchema });

/** The trace of a message: a mail, or an event of the webhook. */
export function storedTraceOf(payload: unknown): v.InferOutput<typeof storedTraceSchema> {
  if (v.is(eventSchema, payload)) return payload.data;
  return v.is(storedTraceSchema, payload) ? payload : {};
}

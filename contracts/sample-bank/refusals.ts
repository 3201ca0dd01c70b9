/** A response of the API, and the events that it causes once it is stored. */
export type Outcome = {
  status: number;
  body: object;
  events?: BankEvents;
  /** False if Stripe answers before it runs the request: it then keeps nothing for its key. */
  isKept?: boolean;
  /** Whether this is what was kept for the Idempotency-Key. */
  isReplayed?: boolean;
};
/** Events by their type, each with its object. */
export type BankEvents = [type: string, object: object][];

/**
 * An error of the API as Stripe words it; without a code where Stripe gives none.
 * https://docs.stripe.com/api/errors
 */
export function refusal(
  status: number,
  code: string | undefined,
  message: string,
  type = status === 402 ? 'card_error' : 'invalid_request_error',
): Outcome {
  return { status, body: { error: { type, ...(code !== undefined && { code }), message } } };
}

/** A request with parameters that are wrong: it never runs, and may be sent again with its key. */
export function invalid(message: string, code?: string): Outcome {
  return { ...refusal(400, code, message), isKept: false };
}

/** What was asked for is not there. */
export const missing = (what: string) => refusal(404, 'resource_missing', `No such ${what}.`);

/** The first request with this Idempotency-Key is still running. */
export const keyInUse: Outcome = {
  ...refusal(
    409,
    'idempotency_key_in_use',
    'There is currently another in-progress request using this Idempotent Key.',
    'idempotency_error',
  ),
  isKept: false,
};

/** Another request has come with this Idempotency-Key before. */
export const keyOfAnother: Outcome = refusal(
  400,
  undefined,
  'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  'idempotency_error',
);

/** Too many requests: Stripe counts them before it looks at their keys. */
export const tooMany: Outcome = {
  ...refusal(429, 'rate_limit', 'Request rate limit exceeded.'),
  isKept: false,
};

/** Stripe has failed. It keeps this answer for the key, like any other. */
export const internalError: Outcome = refusal(500, undefined, 'An error occurred.', 'api_error');

/** A gateway in front of Stripe has no server to ask. Its body is not one of Stripe. */
export const noServer: Outcome = {
  status: 503,
  body: { message: 'no healthy upstream' },
  isKept: false,
};

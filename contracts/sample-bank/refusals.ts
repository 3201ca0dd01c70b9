/** A response of the API, and the events to send once its changes are stored. */
export type Outcome = {
  status: number;
  body: object;
  events?: BankEvents;
  /**
   * False if Stripe responds before it runs the request and therefore stores nothing for its key.
   */
  isKept?: boolean;
  /** Whether this is the stored response of the Idempotency-Key. */
  isReplayed?: boolean;
};
/** Events as pairs of type and object. */
export type BankEvents = [type: string, object: object][];

/**
 * Returns an API error in Stripe's words, without a code where Stripe gives none.
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

/**
 * Returns the response to a request with wrong parameters. It never runs, and may be sent again
 * with its key.
 */
export function invalid(message: string, code?: string): Outcome {
  return { ...refusal(400, code, message), isKept: false };
}

/** Returns the response for an object that does not exist. */
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

/** Another request has already used this Idempotency-Key. */
export const keyOfAnother: Outcome = refusal(
  400,
  undefined,
  'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  'idempotency_error',
);

/** Too many requests. Stripe counts them before it checks their keys. */
export const tooMany: Outcome = {
  ...refusal(429, 'rate_limit', 'Request rate limit exceeded.'),
  isKept: false,
};

/** An error of Stripe itself. Stripe stores this response for the key like any other. */
export const internalError: Outcome = refusal(500, undefined, 'An error occurred.', 'api_error');

/** A gateway in front of Stripe has no server available. Its body does not come from Stripe. */
export const noServer: Outcome = {
  status: 503,
  body: { message: 'no healthy upstream' },
  isKept: false,
};

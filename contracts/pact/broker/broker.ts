import * as v from 'valibot';

/** Where a Pact Broker is, and who asks it. */
export type BrokerAccess = { baseUrl: string; authorization?: string };

/**
 * The broker by the variables that every Pact tool reads: PACT_BROKER_BASE_URL, and PACT_BROKER_TOKEN
 * or PACT_BROKER_USERNAME with PACT_BROKER_PASSWORD. Throws a plain sentence when there is none.
 */
export function brokerAccess(env: Readonly<Record<string, string | undefined>>): BrokerAccess {
  const { PACT_BROKER_BASE_URL: url, PACT_BROKER_TOKEN: token } = env;
  const { PACT_BROKER_USERNAME: name, PACT_BROKER_PASSWORD: password = '' } = env;
  if (url === undefined || !URL.canParse(url) || !/^https?:/i.test(url)) {
    throw new Error('Set PACT_BROKER_BASE_URL to the http or https address of a Pact Broker.');
  }
  const baseUrl = url.replace(/\/+$/, '');
  if (token) return { baseUrl, authorization: `Bearer ${token}` };
  if (!name) return { baseUrl };
  const basic = Buffer.from(`${name}:${password}`).toString('base64');
  return { baseUrl, authorization: `Basic ${basic}` };
}

const limitMs = 30_000;

/**
 * Asks the broker for a HAL document, or gives it one. Throws a plain sentence, with what the broker
 * says is wrong, when it refuses, cannot be reached or answers something else.
 */
export async function askBroker(
  { authorization }: BrokerAccess,
  url: string,
  body?: object,
): Promise<unknown> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: {
      accept: 'application/hal+json',
      ...(body && { 'content-type': 'application/json' }),
      ...(authorization !== undefined && { authorization }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(limitMs),
  }).catch((fault: unknown) => {
    throw new Error(`The broker at ${new URL(url).origin} cannot be reached (${reason(fault)}).`);
  });
  const text = await answer.text();
  if (!answer.ok)
    throw new Error(`The broker answered ${answer.status} to ${url}: ${text.slice(0, 500)}`);
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${url} did not answer JSON: it is no Pact Broker, or a page in front of one.`);
  }
}

function reason(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  return fault.cause instanceof Error ? fault.cause.message : fault.message;
}

const indexSchema = v.object({
  _links: v.object({ 'pb:publish-contracts': v.object({ href: v.string() }) }),
});

/** Where this broker takes contracts, as its index says. Brokers before 2.86 take none this way. */
export async function publishAddress(broker: BrokerAccess): Promise<string> {
  const index = v.safeParse(indexSchema, await askBroker(broker, broker.baseUrl));
  if (!index.success) {
    throw new Error(
      `${broker.baseUrl} names no address to publish to: it is no Pact Broker from 2.86 on.`,
    );
  }
  return new URL(index.output._links['pb:publish-contracts'].href, `${broker.baseUrl}/`).href;
}

import {
  createProviderClient,
  type ProviderCall,
  type ProviderClient,
  type ProviderClientOptions,
} from '#server/provider/createProviderClient.ts';
import type { FetchOptions } from '#server/provider/providerRequest.ts';
import { ProviderError } from '#server/provider/providerError.ts';
import { isRejected, parseHotelsRequest } from '#server/hotels/parseHotelsRequest.ts';
import { manualClock } from './manualClock.ts';
import { startRawProvider, type RawProvider, type Respond } from './rawProvider.ts';

const running: { provider: RawProvider; client: ProviderClient }[] = [];

/** Closes everything that `startClient` started. Call it in `afterEach`. */
export async function closeClients(): Promise<void> {
  for (const { provider, client } of running.splice(0)) {
    client.close();
    await provider.close();
  }
}

/**
 * Starts a client of a provider whose responses come from the test, on a clock that the test
 * advances.
 */
export async function startClient(respond: Respond, options: Partial<ProviderClientOptions> = {}) {
  const provider = await startRawProvider(respond);
  const time = manualClock();
  const lines: string[] = [];
  const keep = (fields: unknown, message?: unknown) => {
    lines.push(`${String(message)} ${JSON.stringify(fields)}`);
  };
  const calls: ProviderCall[] = [];
  const client = createProviderClient({
    origin: provider.origin,
    log: { info: keep, warn: keep },
    clock: time.clock,
    onCall: (call) => calls.push(call),
    ...options,
  });
  running.push({ provider, client });
  const fetch = (path = '/api/hotels/rand4', fetchOptions: Partial<FetchOptions> = {}) => {
    const request = parseHotelsRequest('GET', path);
    if (isRejected(request)) throw new Error(`${path} is not a valid request`);
    return client.fetch(request, { requestId: 'r1', ...fetchOptions });
  };
  return { provider, time, lines, calls, client, fetch };
}

/**
 * Returns the outcome of a fetch: the status of the response, or the status and reason of the
 * error.
 */
export function outcomeOf(fetching: Promise<{ status: number }>): Promise<string> {
  return fetching.then(
    ({ status }) => String(status),
    (error: unknown) =>
      error instanceof ProviderError ? `${error.status} ${error.reason}` : String(error),
  );
}

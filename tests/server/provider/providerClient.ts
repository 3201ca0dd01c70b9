import {
  createProviderClient,
  type AskOptions,
  type ProviderCall,
  type ProviderClient,
  type ProviderClientOptions,
} from '#server/provider/createProviderClient.ts';
import { ProviderError } from '#server/provider/providerError.ts';
import { isRejected, parseHotelsRequest } from '#server/hotels/parseHotelsRequest.ts';
import { handClock } from './manualClock.ts';
import { startRawProvider, type RawAnswerer, type RawProvider } from './rawProvider.ts';

const running: { provider: RawProvider; client: ProviderClient }[] = [];

/** Ends what `clientOf` started; for `afterEach`. */
export async function closeClients(): Promise<void> {
  for (const { provider, client } of running.splice(0)) {
    client.close();
    await provider.close();
  }
}

/** A client of a provider that answers as the test scripts it, on a clock that the test turns. */
export async function clientOf(answer: RawAnswerer, options: Partial<ProviderClientOptions> = {}) {
  const provider = await startRawProvider(answer);
  const time = handClock();
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
  const ask = (path = '/api/hotels/rand4', asking: Partial<AskOptions> = {}) => {
    const question = parseHotelsRequest('GET', path);
    if (isRejected(question)) throw new Error(`${path} is no question`);
    return client.ask(question, { requestId: 'r1', ...asking });
  };
  return { provider, time, lines, calls, client, ask };
}

/** What became of an asking: the answer's status, or the fault's status and reason. */
export function ending(asking: Promise<{ status: number }>): Promise<string> {
  return asking.then(
    ({ status }) => String(status),
    (fault: unknown) =>
      fault instanceof ProviderError ? `${fault.status} ${fault.reason}` : String(fault),
  );
}

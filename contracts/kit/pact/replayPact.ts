import { readFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { Verifier } from '@pact-foundation/pact';
import * as v from 'valibot';
import { pact, pactSchema } from './pactFile.ts';

// Replays a pact against a provider, with the options that `runPactVerify.ts` writes to its
// standard input. Exits with 1 when the provider does not match.
//
// It runs in a separate process, because Pact writes directly to standard output, where the output
// could not be redacted.
const optionsSchema = v.object({
  file: v.string(),
  providerBaseUrl: v.string(),
  states: v.optional(v.string()),
  headers: v.record(v.string(), v.string()),
});
export type ReplayOptions = v.InferOutput<typeof optionsSchema>;

const { file, providerBaseUrl, states, headers } = v.parse(
  optionsSchema,
  await json(process.stdin),
);

const valueSchema = v.union([v.string(), v.number(), v.boolean(), v.null()]);
const paramsSchema = v.record(v.string(), valueSchema);

/** Requests a change of a state. Resolves with the provider's parameters, if it returns any. */
async function changeState(address: string, change: object) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(change),
  });
  if (!response.ok) throw new Error(`${address} responded ${response.status} to a state change.`);
  const read = v.safeParse(paramsSchema, await response.json().catch(() => undefined));
  return read.success ? read.output : undefined;
}

/** Returns a handler for each state of the pact, which requests the state from the provider. */
function stateHandlers(address: string) {
  const { interactions } = v.parse(pactSchema, JSON.parse(readFileSync(file, 'utf8')));
  const names = interactions.flatMap(({ providerStates }) =>
    providerStates.map(({ name }) => name),
  );
  const change = (action: string, state: string) => (params: unknown) =>
    changeState(address, { action, state, params: params ?? {} });
  return Object.fromEntries(
    names.map((name) => {
      const [setup, teardown] = [change('setup', name), change('teardown', name)];
      // A function that also has both as properties, because Pact's types accept either form.
      return [name, Object.assign(change('setup', name), { setup, teardown })];
    }),
  );
}

new Verifier({
  provider: pact.provider,
  providerBaseUrl,
  ...(states !== undefined && { stateHandlers: stateHandlers(states) }),
  // Pact rejects an empty object.
  ...(Object.keys(headers).length > 0 && { customProviderHeaders: headers }),
  pactUrls: [file],
  timeout: 5_000,
  logLevel: 'error',
})
  .verifyProvider()
  .catch(() => {
    process.exitCode = 1;
  });

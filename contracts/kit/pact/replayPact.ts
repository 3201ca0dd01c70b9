import { json } from 'node:stream/consumers';
import { Verifier } from '@pact-foundation/pact';
import * as v from 'valibot';
import { pact } from './pactFile.ts';

// Replays a pact against a provider, with the options that `runPactVerify.ts` writes to its standard
// input. Its own process, because Pact writes to standard output directly, where nothing could
// redact it. Exits with 1 when the provider does not match.
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

new Verifier({
  provider: pact.provider,
  providerBaseUrl,
  ...(states !== undefined && { providerStatesSetupUrl: states }),
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

import { Verifier } from '@pact-foundation/pact';
import { pact, pactFile } from './pactFile.ts';

/**
 * Replays the committed pact against a running provider: `tsx contracts/pact/verify.ts PROVIDER_URL
 * STATES_URL`. A process of its own, because Pact writes its report straight to standard output and
 * nothing but the end of a process is sure to stop its native part. Ends with 1 when the pact is broken.
 */
const [providerBaseUrl, providerStatesSetupUrl] = process.argv.slice(2);
process.env['PACT_DO_NOT_TRACK'] = 'true';

new Verifier({
  provider: pact.provider,
  providerBaseUrl,
  providerStatesSetupUrl,
  pactUrls: [pactFile()],
  timeout: 5_000,
  logLevel: 'error',
})
  .verifyProvider()
  .catch(() => {
    process.exitCode = 1;
  });

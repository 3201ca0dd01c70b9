import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Verifier } from '@pact-foundation/pact';
import * as v from 'valibot';
import { readHeader, WrongArgument } from '../verify/options.ts';
import { whyUnreachable } from '../verify/reachProvider.ts';
import { pact, pactFile } from './pactFile.ts';

// `npm run contracts:pact:verify -- URL [--states URL] [--header "Name: value"]…` replays the committed
// pact against a running provider. A process of its own, because Pact writes its report straight to
// standard output and nothing but the end of a process is sure to stop its native part. Ends with 1
// when the pact is broken, with 2 when there was nothing to replay it against.
const usage =
  'Say whom to ask: npm run contracts:pact:verify -- URL [--states URL] [--header "Name: value"]…';

const connectMs = 5_000;

const pactSchema = v.object({
  interactions: v.array(v.object({ providerStates: v.optional(v.array(v.unknown()), []) })),
});

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      states: { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
    },
  });
  const [providerBaseUrl, ...more] = positionals;
  const { states, header } = values;
  if (more.length > 0 || !isWeb(providerBaseUrl)) return undefined;
  if (states !== undefined && !isWeb(states)) return undefined;
  return { providerBaseUrl, states, headers: Object.fromEntries(header.map(readHeader)) };
}

/** What is asked for; ends the process with 2 and a sentence when that is not clear. */
function readArgumentsOrEnd() {
  try {
    const asked = readArguments();
    if (asked) return asked;
    process.stderr.write(`${usage}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof WrongArgument ? error.message : usage}\n`);
  }
  process.exit(2);
}

function isWeb(text: string | undefined): text is string {
  return text !== undefined && URL.canParse(text) && /^https?:/i.test(text);
}

function tellWhatIsLeftOut(): void {
  const { interactions } = v.parse(pactSchema, JSON.parse(readFileSync(pactFile(), 'utf8')));
  const stateless = interactions.filter(({ providerStates }) => providerStates.length === 0);
  process.stdout.write(
    `Without --states: replaying the ${stateless.length} of ${interactions.length} interactions that need no provider state.\n`,
  );
}

const asked = readArgumentsOrEnd();

for (const address of [asked.providerBaseUrl, asked.states ?? asked.providerBaseUrl]) {
  const reason = await whyUnreachable(new URL(address).origin, connectMs);
  if (reason !== undefined) {
    process.stderr.write(`${address} cannot be reached: ${reason}\n`);
    process.exit(2);
  }
}

process.env['PACT_DO_NOT_TRACK'] = 'true';
if (asked.states === undefined) {
  process.env['PACT_PROVIDER_NO_STATE'] = 'true';
  tellWhatIsLeftOut();
}

new Verifier({
  provider: pact.provider,
  providerBaseUrl: asked.providerBaseUrl,
  ...(asked.states !== undefined && { providerStatesSetupUrl: asked.states }),
  // Pact refuses an empty object.
  ...(Object.keys(asked.headers).length > 0 && { customProviderHeaders: asked.headers }),
  pactUrls: [pactFile()],
  timeout: 5_000,
  logLevel: 'error',
})
  .verifyProvider()
  .catch(() => {
    process.exitCode = 1;
  });

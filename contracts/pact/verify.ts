import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Verifier } from '@pact-foundation/pact';
import * as v from 'valibot';
import { connectionError } from '../verify/http/connectionError.ts';
import { ArgumentError, readHeader } from '../verify/options.ts';
import { pact, pactFile } from './pactFile.ts';
import { statesWithRates } from './states.ts';

// The entry of `npm run contracts:pact:verify -- URL [options]`: replays the committed pact against a
// running provider, with --without-rates only what a provider of the plain specification can answer.
// Exits with 1 when the provider does not match the pact, with 2 when the arguments are wrong or an
// address cannot be reached.
const usage =
  'Usage: npm run contracts:pact:verify -- URL [--states URL] [--without-rates] [--header "Name: value"]…';

const connectMs = 5_000;

const pactSchema = v.looseObject({
  interactions: v.array(
    v.looseObject({ providerStates: v.optional(v.array(v.looseObject({ name: v.string() })), []) }),
  ),
});
const committed = v.parse(pactSchema, JSON.parse(readFileSync(pactFile(), 'utf8')));

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      states: { type: 'string' },
      'without-rates': { type: 'boolean', default: false },
      header: { type: 'string', multiple: true, default: [] },
    },
  });
  const [providerBaseUrl, ...more] = positionals;
  const { states, header, 'without-rates': withoutRates } = values;
  if (more.length > 0 || !isWeb(providerBaseUrl)) return undefined;
  if (states !== undefined && !isWeb(states)) return undefined;
  const headers = Object.fromEntries(header.map(readHeader));
  return { providerBaseUrl, states, withoutRates, headers };
}

/** Exits the process with 2 and one sentence when the arguments are wrong. */
function readArgumentsOrExit() {
  try {
    const read = readArguments();
    if (read) return read;
    process.stderr.write(`${usage}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof ArgumentError ? error.message : usage}\n`);
  }
  process.exit(2);
}

function isWeb(text: string | undefined): text is string {
  return text !== undefined && URL.canParse(text) && /^https?:/i.test(text);
}

function printReplayedCount(): void {
  const stateless = committed.interactions.filter(({ providerStates }) => !providerStates.length);
  process.stdout.write(
    `Without --states: replaying the ${stateless.length} of ${committed.interactions.length} interactions that need no provider state.\n`,
  );
}

/** Writes the pact without the interactions that need rates, and returns the path of that file. */
function pactWithoutRates(): string {
  const interactions = committed.interactions.filter(
    ({ providerStates }) => !providerStates.some(({ name }) => statesWithRates.includes(name)),
  );
  const file = join(mkdtempSync(join(tmpdir(), 'pact-')), 'pact.json');
  writeFileSync(file, JSON.stringify({ ...committed, interactions }));
  process.once('exit', () => rmSync(dirname(file), { recursive: true }));
  return file;
}

const options = readArgumentsOrExit();

for (const address of [options.providerBaseUrl, options.states ?? options.providerBaseUrl]) {
  const reason = await connectionError(new URL(address).origin, connectMs);
  if (reason !== undefined) {
    process.stderr.write(`${address} cannot be reached: ${reason}\n`);
    process.exit(2);
  }
}

process.env['PACT_DO_NOT_TRACK'] = 'true';
if (options.states === undefined) {
  process.env['PACT_PROVIDER_NO_STATE'] = 'true';
  printReplayedCount();
}

new Verifier({
  provider: pact.provider,
  providerBaseUrl: options.providerBaseUrl,
  ...(options.states !== undefined && { providerStatesSetupUrl: options.states }),
  // Pact rejects an empty object.
  ...(Object.keys(options.headers).length > 0 && { customProviderHeaders: options.headers }),
  pactUrls: [options.withoutRates ? pactWithoutRates() : pactFile()],
  timeout: 5_000,
  logLevel: 'error',
})
  .verifyProvider()
  .catch(() => {
    process.exitCode = 1;
  });

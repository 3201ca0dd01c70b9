import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { optionalEndpoints } from '../../provider/hotelCalls.ts';
import { connectionError } from '../http/connectionError.ts';
import { ArgumentError, readHeader } from '../verify/options.ts';
import { createRedactor, formatRedacted } from '../http/createRedactor.ts';
import { pactFile } from './pactFile.ts';
import type { ReplayOptions } from './replayPact.ts';
import { offeredState, statesWithRates, statesWithReservations } from './states.ts';

// The entry of `npm run contracts:pact:verify -- URL [options]`: replays the committed pact against a
// running provider; with --without-reservations, --without-rates or the name of an optional call, such as
// --without-places, only what a provider without them can provide.
// Exits with 1 when the provider does not match the pact, with 2 when the arguments are wrong or an
// address cannot be reached.
const withoutCalls = optionalEndpoints.map((endpoint) => `without-${endpoint}` as const);
const usage = `Usage: npm run contracts:pact:verify -- URL [--states URL] [--without-reservations] ${withoutCalls.map((flag) => `[--${flag}]`).join(' ')} [--without-rates] [--header "Name: value"]…`;

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
      'without-reservations': { type: 'boolean', default: false },
      'without-rates': { type: 'boolean', default: false },
      header: { type: 'string', multiple: true, default: [] },
      ...Object.fromEntries(withoutCalls.map((flag) => [flag, { type: 'boolean' as const }])),
    },
  });
  const [providerBaseUrl, ...more] = positionals;
  const { states, header } = values;
  if (more.length > 0 || !isWeb(providerBaseUrl)) return undefined;
  if (states !== undefined && !isWeb(states)) return undefined;
  const headers = Object.fromEntries(header.map(readHeader));
  return { providerBaseUrl, states, skipped: skippedStates(values), headers };
}

function skippedStates(flags: Readonly<Record<string, unknown>>): string[] {
  const plain = flags['without-rates'];
  return [
    ...(plain ? statesWithRates : []),
    ...(plain || flags['without-reservations'] ? statesWithReservations : []),
    ...optionalEndpoints
      .filter((endpoint) => plain || flags[`without-${endpoint}`])
      .map(offeredState),
  ];
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

/** Writes the pact without the interactions that need one of these states, and returns the path of that file. */
function pactWithout(skipped: readonly string[]): string {
  const interactions = committed.interactions.filter(
    ({ providerStates }) => !providerStates.some(({ name }) => skipped.includes(name)),
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

if (options.states !== undefined) await checkStatesAddress(options.states, options.headers);
else printReplayedCount();

const redactor = createRedactor(options.headers);
process.exitCode = await replay({
  file: options.skipped.length > 0 ? pactWithout(options.skipped) : pactFile(),
  providerBaseUrl: options.providerBaseUrl,
  states: options.states,
  headers: options.headers,
});
const redacted = formatRedacted(redactor.list());
if (redacted) process.stdout.write(`Redacted: ${redacted}.\n`);

/** Exits the process with 2 when the address for state changes does not exist. */
async function checkStatesAddress(address: string, headers: Record<string, string>): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'setup', state: '', params: {} }),
    signal: AbortSignal.timeout(connectMs),
  }).catch(() => undefined);
  if (response?.status !== 404 && response?.status !== 405) return;
  process.stderr.write(
    `${address} responded ${response.status} to a state change. Pass the address to which the verifier posts state changes with --states, or leave it out.\n`,
  );
  process.exit(2);
}

/** Replays the pact in a child process and prints its output, redacted. Resolves with its exit code. */
async function replay(replayOptions: ReplayOptions): Promise<number> {
  const entry = join(import.meta.dirname, 'replayPact.ts');
  const noState = replayOptions.states === undefined && { PACT_PROVIDER_NO_STATE: 'true' };
  const child = spawn(process.execPath, [...process.execArgv, entry], {
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true', ...noState },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill());
  child.stdin.end(JSON.stringify(replayOptions));
  const closed = once(child, 'close');
  await Promise.all([
    printRedacted(child.stdout, process.stdout),
    printRedacted(child.stderr, process.stderr),
  ]);
  await closed;
  return child.exitCode === 0 ? 0 : 1;
}

async function printRedacted(from: Readable, to: NodeJS.WriteStream): Promise<void> {
  for await (const line of createInterface({ input: from })) to.write(`${redactor.text(line)}\n`);
}

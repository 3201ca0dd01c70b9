import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { optionalEndpoints } from '../../provider/calls/hotelCalls.ts';
import { connectionError } from '../http/explainError.ts';
import { ArgumentError, readHeader } from '../verify/options.ts';
import { createRedactor, formatRedacted, type Redactor } from '../http/createRedactor.ts';
import { pactFile, pactSchema } from './pactFile.ts';
import type { ReplayOptions } from './replayPact.ts';
import {
  offeredState,
  states as namedStates,
  statesWithRates,
  statesWithReservations,
} from './states.ts';

const withoutCalls = optionalEndpoints.map((endpoint) => `without-${endpoint}` as const);
const usage = `Usage: npm run contracts:pact:verify -- URL [--states URL] [--without-reservations] [--without-changes] ${withoutCalls.map((flag) => `[--${flag}]`).join(' ')} [--without-rates] [--header "Name: value"]…`;

const connectMs = 5_000;

const committed = v.parse(pactSchema, JSON.parse(readFileSync(pactFile(), 'utf8')));

/** The output streams of the command, and the source of SIGINT and SIGTERM. */
interface PactVerifyContext {
  stdout: Pick<NodeJS.WriteStream, 'write'>;
  stderr: Pick<NodeJS.WriteStream, 'write'>;
  signals?: Pick<NodeJS.Process, 'once' | 'off'>;
}

/**
 * Replays the committed pact against a running provider. Flags such as --without-reservations,
 * --without-rates or --without-places skip the interactions that a provider without these calls
 * cannot answer. Resolves with the exit code: 0 if the provider matches the pact, 1 if it does not,
 * 2 if the arguments are wrong or an address cannot be reached.
 */
export async function runPactVerify(
  args: readonly string[],
  context: PactVerifyContext,
): Promise<number> {
  const fail = (sentence: string) => {
    context.stderr.write(`${sentence}\n`);
    return 2;
  };
  const options = readOptions(args);
  if (typeof options === 'string') return fail(options);
  const { providerBaseUrl, states, skipped, headers } = options;
  for (const address of [providerBaseUrl, states ?? providerBaseUrl]) {
    const reason = await connectionError(new URL(address).origin, connectMs);
    if (reason !== undefined) return fail(`${address} cannot be reached: ${reason}`);
  }
  if (states !== undefined) {
    const problem = await problemOfStates(states, headers);
    if (problem) return fail(problem);
  } else context.stdout.write(replayedCount());

  const redactor = createRedactor(headers);
  const folder = skipped.length > 0 ? mkdtempSync(join(tmpdir(), 'pact-')) : undefined;
  try {
    const file = folder ? writePactWithout(skipped, folder) : pactFile();
    const code = await replay({ file, providerBaseUrl, states, headers }, redactor, context);
    const redacted = formatRedacted(redactor.list());
    if (redacted) context.stdout.write(`Redacted: ${redacted}.\n`);
    return code;
  } finally {
    if (folder) rmSync(folder, { recursive: true });
  }
}

/** Parses the arguments. Returns one sentence or the usage when they are wrong. */
function readOptions(args: readonly string[]) {
  try {
    return readArguments(args) ?? usage;
  } catch (error) {
    return error instanceof ArgumentError ? error.message : usage;
  }
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      states: { type: 'string' },
      'without-reservations': { type: 'boolean', default: false },
      'without-changes': { type: 'boolean', default: false },
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
    ...(flags['without-changes'] ? [namedStates.changedReservations] : []),
    ...optionalEndpoints
      .filter((endpoint) => plain || flags[`without-${endpoint}`])
      .map(offeredState),
  ];
}

function isWeb(text: string | undefined): text is string {
  return text !== undefined && URL.canParse(text) && /^https?:/i.test(text);
}

function replayedCount(): string {
  const stateless = committed.interactions.filter(({ providerStates }) => !providerStates.length);
  return `Without --states: replaying the ${stateless.length} of ${committed.interactions.length} interactions that need no provider state.\n`;
}

/**
 * Writes the pact without the interactions that need one of these states. Returns the path of the
 * written file.
 */
function writePactWithout(skipped: readonly string[], folder: string): string {
  const interactions = committed.interactions.filter(
    ({ providerStates }) => !providerStates.some(({ name }) => skipped.includes(name)),
  );
  const file = join(folder, 'pact.json');
  writeFileSync(file, JSON.stringify({ ...committed, interactions }));
  return file;
}

/** Returns a sentence if the address for state changes does not exist. */
async function problemOfStates(
  address: string,
  headers: Record<string, string>,
): Promise<string | undefined> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'setup', state: '', params: {} }),
    signal: AbortSignal.timeout(connectMs),
  }).catch(() => undefined);
  if (response?.status !== 404 && response?.status !== 405) return undefined;
  return `${address} responded ${response.status} to a state change. Pass the address to which the verifier posts state changes with --states, or leave it out.`;
}

/**
 * Replays the pact in a child process and prints its output, redacted. Resolves with its exit code.
 */
async function replay(
  options: ReplayOptions,
  redactor: Redactor,
  { stdout, stderr, signals }: PactVerifyContext,
): Promise<number> {
  const entry = join(import.meta.dirname, 'replayPact.ts');
  const noState = options.states === undefined && { PACT_PROVIDER_NO_STATE: 'true' };
  const child = spawn(process.execPath, [...process.execArgv, entry], {
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true', ...noState },
  });
  const end = () => child.kill();
  signals?.once('SIGINT', end).once('SIGTERM', end);
  child.stdin.end(JSON.stringify(options));
  const print = async (from: Readable, to: typeof stdout) => {
    for await (const line of createInterface({ input: from })) to.write(`${redactor.text(line)}\n`);
  };
  const closed = once(child, 'close');
  await Promise.all([print(child.stdout, stdout), print(child.stderr, stderr)]);
  await closed;
  signals?.off('SIGINT', end).off('SIGTERM', end);
  return child.exitCode === 0 ? 0 : 1;
}

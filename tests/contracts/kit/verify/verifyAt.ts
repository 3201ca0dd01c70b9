import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '#contracts/kit/verify/report.ts';
import { runVerify } from '#contracts/kit/verify/runVerify.ts';
import { checkResponses, type VerifyOptions } from '#contracts/kit/verify/verifyProvider.ts';
import {
  faultyClient,
  type HttpOverrides,
  type Overrides,
  startFaultyProvider,
} from './faultyProvider.ts';

/** The exit code and output of the command. */
export interface Outcome {
  code: number;
  output: string;
  progress: string;
  report: Report;
  junit: string;
}

const usualLimits = { connectMs: 5_000, firstByteMs: 5_000, wholeMs: 10_000, bodyBytes: 2 ** 25 };

/** Runs the whole command in this process. */
export async function runCommand(args: readonly string[], limits = usualLimits) {
  const written = { output: '', progress: '' };
  const stream = (key: keyof typeof written) => ({
    write: (text: string | Uint8Array) => ((written[key] += String(text)), true),
    isTTY: false,
    columns: 100,
    hasColors: () => false,
  });
  const streams = { stdout: stream('output'), stderr: stream('progress') };
  const code = await runVerify(args, { ...streams, limits, pauseMs: 0 });
  return { code, ...written };
}

/** Runs the whole command against an origin and reads its reports. */
export async function verifyAt(
  origin: string,
  args: readonly string[] = [],
  limits = usualLimits,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'contracts-verify-'));
  try {
    const ended = await runCommand([origin, '--report', folder, ...args], limits);
    const read = (name: string) => readFile(join(folder, name), 'utf8');
    return {
      ...ended,
      report: JSON.parse(await read('report.json')),
      junit: await read('junit.xml'),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the report on a provider with these overrides, without a connection or the command. */
export function reportOn(overrides: Overrides, options?: Partial<VerifyOptions>): Promise<Report> {
  const usual = { origin: 'http://provider.example', headers: {}, city: 'Karachi', sample: 50 };
  return checkResponses(faultyClient(overrides), { ...usual, pauseMs: 0, ...options });
}

/** Runs the command against a provider with these overrides. */
export async function verifyOverrides(
  overrides: HttpOverrides,
  args?: readonly string[],
): Promise<Outcome> {
  const provider = await startFaultyProvider(overrides);
  try {
    return await verifyAt(provider.origin, args);
  } finally {
    await provider.close();
  }
}

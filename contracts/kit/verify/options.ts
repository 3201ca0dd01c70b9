import { validateHeaderName, validateHeaderValue } from 'node:http';
import { parseArgs, types } from 'node:util';

/** Returns the text that `--help` prints. */
export const usageOf = (
  program: string,
) => `Checks a live provider against the contract of the hotels site. Sends GET requests only,
unless --reservations is given.

  ${program} https://provider.example [options]

  --header "Name: value"   sent with every request, such as credentials; may be repeated
  --city Karachi           a city in which the provider has hotels
  --sample 50              how many of the listed hotels are requested by id
  --reservations URL       reserves and cancels rooms at this sandbox, nowhere else
  --report DIR             writes junit.xml and report.json to this folder

Exits with 0 when nothing is broken, 1 when something is, 2 when the check could not run.
`;

/** The parsed command line. */
export interface Options {
  origin: string;
  headers: Record<string, string>;
  city: string;
  sample: number;
  /** The origin of the sandbox at which rooms may be reserved. */
  reservations?: string;
  report?: string;
}

/** An invalid argument. Its message is one sentence for the person at the terminal. */
export class ArgumentError extends Error {
  override name = 'ArgumentError';
}

const maxSample = 10_000;

/** Parses the command line. Returns `undefined` for `--help`; throws `ArgumentError`. */
export function parseOptions(args: readonly string[]): Options | undefined {
  const { values, positionals } = readArgs(args);
  if (values.help) return undefined;
  const [address, ...more] = positionals;
  if (address === undefined) {
    throw new ArgumentError("Pass the provider's address, such as https://provider.example.");
  }
  if (more.length > 0) {
    throw new ArgumentError(`Pass one provider only; '${more.join(' ')}' is one too many.`);
  }
  return {
    origin: readOrigin(address),
    headers: Object.fromEntries((values.header ?? []).map(readHeader)),
    city: readCity(values.city),
    sample: readSample(values.sample),
    reservations: values.reservations === undefined ? undefined : readOrigin(values.reservations),
    report: values.report,
  };
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        header: { type: 'string', multiple: true },
        city: { type: 'string', default: 'Karachi' },
        sample: { type: 'string', default: '50' },
        reservations: { type: 'string' },
        report: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [sentence] = (types.isNativeError(error) ? error.message : String(error)).split('. ', 1);
    throw new ArgumentError(`${sentence?.replace(/\s+/g, ' ').replace(/\.$/, '') ?? ''}.`);
  }
}

/**
 * Parses the address of a provider, for every command of the kit. Throws `ArgumentError` for
 * anything but an origin.
 */
export function readOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new ArgumentError(
      `'${address}' is not an http or https address, such as https://provider.example.`,
    );
  }
  if (url.username || url.password) {
    throw new ArgumentError('Pass credentials with --header, not in the address.');
  }
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new ArgumentError(`Pass the origin only, ${url.origin}: the contract defines the paths.`);
  }
  return url.origin;
}

/**
 * Parses a `--header` argument, for every command of the kit. Throws `ArgumentError` without the
 * value in it.
 */
export function readHeader(text: string): [name: string, value: string] {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(0, colon)).trim().toLowerCase();
  const value = text.slice(colon + 1).trim();
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    // The value may be a secret, so the message does not contain it.
    throw new ArgumentError(
      `--header must have the form "Name: value"${name && `; '${name}' is no header name`}.`,
    );
  }
  if (name === 'host')
    throw new ArgumentError('--header must not set host: it is that of the address.');
  return [name, value];
}

function readCity(text: string): string {
  const city = text.split(',', 1).join('').trim();
  if (!city) throw new ArgumentError('--city needs the name of a city.');
  return city;
}

function readSample(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count > maxSample) {
    throw new ArgumentError(
      `--sample must be a whole number from 0 to ${maxSample}, not '${text}'.`,
    );
  }
  return count;
}

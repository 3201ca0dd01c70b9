import { validateHeaderName, validateHeaderValue } from 'node:http';
import { parseArgs, types } from 'node:util';

/** How to call the command, as `--help` prints it. */
export const usage = `Checks a live provider against the contract of the hotels site. Reads only.

  npm run contracts:verify -- https://provider.example [options]

  --header "Name: value"   sent with every request, such as credentials; may be repeated
  --city Karachi           a city that the provider has hotels in
  --sample 50              how many of the hotels found are fetched by their id
  --report DIR             writes report.html, junit.xml and report.json there

Ends with 0 when the site can live on the provider, 1 when something is broken, 2 when it could not run.
`;

/** What the command was asked for. */
export interface Options {
  origin: string;
  headers: Record<string, string>;
  city: string;
  sample: number;
  report?: string;
}

/** An argument that cannot be used; its message is one sentence for whoever typed it. */
export class WrongArgument extends Error {
  override name = 'WrongArgument';
}

const mostSampled = 10_000;

/** Reads the command line; `undefined` when only help is wanted. Throws `WrongArgument`. */
export function parseOptions(args: readonly string[]): Options | undefined {
  const { values, positionals } = readArgs(args);
  if (values.help) return undefined;
  const [address, ...more] = positionals;
  if (address === undefined) {
    throw new WrongArgument("Name the provider's address, such as https://provider.example.");
  }
  if (more.length > 0) {
    throw new WrongArgument(`Name one provider; '${more.join(' ')}' is one too many.`);
  }
  return {
    origin: readOrigin(address),
    headers: Object.fromEntries((values.header ?? []).map(readHeader)),
    city: readCity(values.city),
    sample: readSample(values.sample),
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
        report: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const [sentence] = (types.isNativeError(error) ? error.message : String(error)).split('. ', 1);
    throw new WrongArgument(`${sentence?.replace(/\s+/g, ' ').replace(/\.$/, '') ?? ''}.`);
  }
}

function readOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new WrongArgument(
      `'${address}' is not an http or https address, such as https://provider.example.`,
    );
  }
  if (url.username || url.password) {
    throw new WrongArgument('Give credentials with --header, not in the address.');
  }
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new WrongArgument(`Give the origin alone, ${url.origin}: the paths are the contract's.`);
  }
  return url.origin;
}

/** Reads a `--header` as every command here takes it. Throws `WrongArgument`, which keeps the value to itself. */
export function readHeader(text: string): [name: string, value: string] {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(0, colon)).trim().toLowerCase();
  const value = text.slice(colon + 1).trim();
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    // The value may be a secret, and is not repeated.
    throw new WrongArgument(`--header is written "Name: value"${name && `; '${name}' is not`}.`);
  }
  return [name, value];
}

function readCity(text: string): string {
  const city = text.split(',', 1).join('').trim();
  if (!city) throw new WrongArgument('--city needs the name of a city.');
  return city;
}

function readSample(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count > mostSampled) {
    throw new WrongArgument(`--sample is a whole number from 0 to ${mostSampled}, not '${text}'.`);
  }
  return count;
}

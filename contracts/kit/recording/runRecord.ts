import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { StayQuery } from '../../provider/rates.ts';
import { dayNumber } from '../../values/calendarDay.ts';
import { formatRedacted } from '../http/createRedactor.ts';
import { readHeader, readOrigin } from '../verify/options.ts';
import { recordProvider } from './recordProvider.ts';
import { whyUseless } from './recording.ts';

const usage =
  'npm run contracts:record -- URL --out DIR [--header "Name: value"]… [--city NAME]… [--stay FROM..TO]… [--sample 20] [--redact-header NAME]… [--redact-field NAME]…';

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      header: { type: 'string', multiple: true, default: [] },
      city: { type: 'string', multiple: true, default: [] },
      stay: { type: 'string', multiple: true, default: [] },
      sample: { type: 'string', default: '20' },
      'redact-header': { type: 'string', multiple: true, default: [] },
      'redact-field': { type: 'string', multiple: true, default: [] },
    },
  });
  const [url, ...more] = positionals;
  if (url === undefined || more.length > 0) {
    throw new Error(`Pass the provider's address: ${usage}`);
  }
  if (values.out === undefined) throw new Error(`Pass the folder to write to: ${usage}`);
  if (!/^\d{1,4}$/.test(values.sample)) throw new Error('--sample must be a number up to 9999.');
  const out = resolve(values.out);
  if (existsSync(out) && readdirSync(out).length > 0) throw new Error(`${out} is not empty.`);
  return {
    origin: readOrigin(url),
    out,
    headers: Object.fromEntries(values.header.map(readHeader)),
    cities: values.city,
    stays: values.stay.map(readStay),
    sample: Number(values.sample),
    redactedNames: { headers: values['redact-header'], fields: values['redact-field'] },
  };
}

function readStay(text: string): StayQuery {
  const [from = '', until = '', ...more] = text.split('..');
  const [first, last] = [dayNumber(from), dayNumber(until)];
  if (first === undefined || last === undefined || last <= first || more.length > 0) {
    throw new Error(
      `--stay must be two calendar days, the first before the second, such as 2027-03-06..2027-03-08, not '${text}'.`,
    );
  }
  return { check_in: from, check_out: until };
}

/**
 * Records the responses of a live provider for later replay. Resolves with the exit code: 1 if no
 * response has status 200, otherwise 0. If the recording fails, it prints the reason in one
 * sentence and resolves with 2.
 */
export async function runRecord(
  args: readonly string[],
  { stdout, stderr }: Record<'stdout' | 'stderr', Pick<NodeJS.WriteStream, 'write'>>,
): Promise<number> {
  const print = (line: string) => void stdout.write(`${line}\n`);
  try {
    const options = readArguments(args);
    const { exchanges, redacted } = await recordProvider({ ...options, print });
    print(`Recorded ${exchanges.length} requests in ${options.out}`);
    if (redacted.length > 0) print(`Redacted: ${formatRedacted(redacted)}`);
    const useless = whyUseless(exchanges);
    print(useless ?? `To run the site with them: PROVIDER_HOST=replay:${options.out} npm start`);
    return useless ? 1 : 0;
  } catch (error) {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

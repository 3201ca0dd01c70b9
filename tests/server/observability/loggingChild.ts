import { createLog } from '#server/observability/log.ts';

// Logs the number of 1 KB lines in its argument, and exits once its input is readable.
const { log, flush } = createLog('info');
const text = 'x'.repeat(1_000);
for (let line = 1; line <= Number(process.argv[2]); line += 1) log.info({ line }, text);
process.stderr.write('logged\n');
process.stdin.once('data', () => void flush().then(() => process.exit(0)));

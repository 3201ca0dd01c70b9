import process from 'node:process';

const { stdout, stderr } = process;
const [command = '', ...args] = process.argv.slice(2);

/** The commands of the kit behind `npm run contracts:…`. Each loads only its own modules. */
const commands: Readonly<Record<string, () => Promise<number>>> = {
  verify: async () =>
    (await import('./verify/runVerify.ts')).runVerify(args, { stdout, stderr, signals: process }),
  diff: async () => (await import('./diff/runDiff.ts')).runDiff(args, process),
  record: async () => (await import('./recording/runRecord.ts')).runRecord(args, process),
  openapi: async () => (await import('./openapi/openapiFile.ts')).writeOpenapi(process),
  lint: async () => (await import('./openapi/lintDocument.ts')).runLint(args, process),
  rules: async () => (await import('./rules/rulesDocument.ts')).writeRules(process),
  'pact:verify': async () =>
    (await import('./pact/runPactVerify.ts')).runPactVerify(args, {
      stdout,
      stderr,
      signals: process,
    }),
};

const run = commands[command];
if (!run)
  throw new Error(`Unknown command '${command}'. Use one of: ${Object.keys(commands).join(', ')}.`);
process.exitCode = await run();

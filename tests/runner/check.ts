import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';

type Step = { script: string; mend: string };

// The steps that every change must pass. Steps that only read the sources run first, two at a time
// and the longest first. The build with its size check follows, and the tests come last.
const reads: readonly Step[] = [
  { script: 'lint', mend: 'npm run lint:fix, then what it could not mend by hand' },
  { script: 'format:check', mend: 'npm run format' },
  { script: 'types', mend: 'mend the types that the compiler names' },
  { script: 'unused', mend: 'delete what knip names, or use it' },
  { script: 'boundaries', mend: 'move the import as the rule in .dependency-cruiser.js says' },
  { script: 'licenses', mend: 'take another package, or allow its licence in package.json' },
];
const runs: readonly Step[] = [
  { script: 'build', mend: 'mend what webpack names' },
  { script: 'browsers', mend: 'take what the oldest browsers of `browserslist` know' },
  { script: 'size', mend: 'see docs/performance.md; load less, or later' },
  { script: 'test', mend: 'npm test' },
];
const failed: Step[] = [];

/** Runs a step. At its end, prints its output and its duration. */
async function check(step: Step): Promise<void> {
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', step.script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const output = await Promise.all([text(child.stdout), text(child.stderr)]);
  if ((await code) !== 0) failed.push(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n── ${step.script}\n${output.join('')}   ${seconds} s`);
}

async function checkEach(steps: Iterator<Step>): Promise<void> {
  for (let next = steps.next(); !next.done; next = steps.next()) await check(next.value);
}

const steps = reads.values();
await Promise.all([checkEach(steps), checkEach(steps)]);
for (const step of failed.length > 0 ? [] : runs) {
  console.log(`\n── ${step.script}`);
  const { status } = spawnSync('npm', ['run', '--silent', step.script], { stdio: 'inherit' });
  if (status === 0) continue;
  failed.push(step);
  break;
}
for (const { script, mend } of failed) console.error(`\n'${script}' failed. To mend it: ${mend}.`);
process.exitCode = failed.length > 0 ? 1 : 0;

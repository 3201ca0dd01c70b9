import { spawnSync } from 'node:child_process';

// Everything a change must pass, the quick and static things first, the tests last.
const steps = [
  { script: 'format:check', mend: 'npm run format' },
  { script: 'types', mend: 'mend the types that the compiler names' },
  { script: 'lint', mend: 'npm run lint:fix, then what it could not mend by hand' },
  { script: 'boundaries', mend: 'move the import as the rule in .dependency-cruiser.js says' },
  { script: 'unused', mend: 'delete what knip names, or use it' },
  { script: 'licenses', mend: 'take another package, or allow its licence in package.json' },
  { script: 'build', mend: 'mend what webpack names' },
  { script: 'size', mend: 'see docs/performance.md; load less, or later' },
  { script: 'test', mend: 'npm test' },
];

for (const { script, mend } of steps) {
  const started = performance.now();
  console.log(`\n── ${script}`);
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`\n'${script}' failed. To mend it: ${mend}.`);
    process.exit(1);
  }
  if (script !== 'test') console.log(`   ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

// Checks that the oldest browsers of `browserslist` support everything that the built scripts use.
// Needs `npm run build`. Files of earlier builds are in the same folders.
const dist = join(import.meta.dirname, '../../dist');
const release = v.array(v.string());
const scripts = ['client', 'desk'].flatMap((bundle) =>
  v
    .parse(release, JSON.parse(readFileSync(join(dist, `${bundle}-release.json`), 'utf8')))
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(dist, bundle, name)),
);
const options = ['checkBrowser', '--module', '--checkFeatures', '--quiet'];
process.exitCode =
  spawnSync('npx', ['es-check', ...options, ...scripts], { stdio: 'inherit' }).status ?? 1;

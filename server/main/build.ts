import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import type { Configuration, MultiStats, StatsCompilation } from 'webpack';
import { say } from '../observability/log.ts';

// Builds the bundles that `npm start` runs, unless the last build was made from exactly these
// files.
const root = join(import.meta.dirname, '../..');
const inputs = ['client', 'contracts', 'server', 'webpack.config.ts', 'tsconfig.json'];
const dependencies = ['package.json', 'package-lock.json'];
/**
 * The file with the commit of the sources, for `server/observability/version.ts`. It is empty if
 * the commit is unknown.
 */
const commitFile = join(root, 'dist/server/commit.txt');
const stampFile = join(root, 'dist/stamp');
/**
 * The cache of webpack. The duration of a build without it is stored in `firstBuildFile`, as the
 * unit of the times in tests.
 */
const cacheFolder = join(root, '.cache/webpack');
const firstBuildFile = join(root, '.cache/build-seconds.txt');
/** The bundles of the browser, in the order of the build. */
const bundles = ['client', 'desk'];

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function inputsDigest(): string {
  const digest = createHash('sha256').update(process.version);
  for (const file of [...inputs, ...dependencies].flatMap((path) => filesBelow(join(root, path)))) {
    digest.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  }
  return digest.digest('hex');
}

async function run(configs: Configuration[]): Promise<MultiStats> {
  const { default: webpack } = await import('webpack');
  const compiler = webpack(configs);
  const stats = await new Promise<MultiStats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (!stats) throw new Error('webpack returned no result');
  return stats;
}

/**
 * Returns the files that a browser loads for each entry and page of a bundle, for the size budget.
 */
function chunkGroups(bundle: StatsCompilation | undefined): string {
  const groups = Object.entries(bundle?.namedChunkGroups ?? {}).map(([name, { assets = [] }]) => [
    name,
    assets.map((asset) => ({ name: asset.name, size: asset.size })),
  ]);
  return `${JSON.stringify(Object.fromEntries(groups), null, 2)}\n`;
}

const releaseFile = (bundle: string) => join(root, `dist/${bundle}-release.json`);

/**
 * Returns the files of a bundle's last build. The next build keeps them, so that a page that was
 * opened before an upgrade still finds its files. No file is overwritten, because its name contains
 * a hash of its content.
 */
function filesOfRelease(bundle: string): string[] {
  const file = releaseFile(bundle);
  return existsSync(file)
    ? v.parse(v.array(v.string()), JSON.parse(readFileSync(file, 'utf8')))
    : [];
}

/**
 * Returns the commit that GIT_COMMIT names, else the commit of the working copy, with `-dirty` if
 * files differ from it.
 */
function commit(): string {
  const given = process.env['GIT_COMMIT'];
  if (given) return given.slice(0, 12);
  const words = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'];
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

async function build(): Promise<void> {
  await buildSources();
  if (existsSync(dirname(commitFile))) writeFileSync(commitFile, commit());
}

async function buildSources(): Promise<void> {
  const digest = inputsDigest();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest) return;
  say('Building the site, because its sources changed since the last build …');
  rmSync(stampFile, { force: true });
  const started = performance.now();
  const first = !existsSync(cacheFolder);
  const { clientConfig, deskConfig, drawConfig, kitConfig, serverConfig, serviceWorkerConfig } =
    await import('../../webpack.config.ts');
  const stats = await run([
    clientConfig('production', filesOfRelease('client')),
    deskConfig('production', filesOfRelease('desk')),
    serverConfig(),
    serviceWorkerConfig(),
    drawConfig(),
    kitConfig(),
  ]);
  if (stats.hasErrors() || stats.hasWarnings()) {
    say(
      stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }),
      process.stderr,
    );
  }
  if (stats.hasErrors()) {
    process.exitCode = 1;
    return;
  }
  const { children = [] } = stats.toJson({
    all: false,
    chunkGroups: true,
    chunkGroupMaxAssets: 100,
  });
  bundles.forEach((name, index) => {
    writeFileSync(join(root, `dist/${name}-stats.json`), chunkGroups(children[index]));
    const files = stats.stats[index]?.compilation.getAssets().map((asset) => asset.name);
    writeFileSync(releaseFile(name), JSON.stringify(files));
  });
  writeFileSync(stampFile, digest);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (first) writeFileSync(firstBuildFile, seconds);
  say(`Built in ${seconds} s`);
}

await build();

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Configuration, MultiStats, StatsCompilation } from 'webpack';
import { say } from '../observability/log.ts';

// Builds what `npm start` runs, unless the last build was made from exactly these files.
const root = join(import.meta.dirname, '../..');
const inputs = ['client', 'contracts', 'server', 'webpack.config.ts', 'tsconfig.json'];
const dependencies = ['package.json', 'package-lock.json'];
const stampFile = join(root, 'dist/stamp');
const statsFile = join(root, 'dist/client-stats.json');

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

/** Which files a browser loads for the gate, the app and each page, for the size budget. */
function chunkGroups(client: StatsCompilation | undefined): string {
  const groups = Object.entries(client?.namedChunkGroups ?? {}).map(([name, { assets = [] }]) => [
    name,
    assets.map((asset) => ({ name: asset.name, size: asset.size })),
  ]);
  return `${JSON.stringify(Object.fromEntries(groups), null, 2)}\n`;
}

async function build(): Promise<void> {
  const digest = inputsDigest();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest) return;
  say('Building the site, because its sources changed since the last build …');
  rmSync(stampFile, { force: true });
  const started = performance.now();
  const { clientConfig, serverConfig } = await import('../../webpack.config.ts');
  const stats = await run([clientConfig('production'), serverConfig()]);
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
  const [client] =
    stats.toJson({ all: false, chunkGroups: true, chunkGroupMaxAssets: 100 }).children ?? [];
  writeFileSync(statsFile, chunkGroups(client));
  writeFileSync(stampFile, digest);
  say(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

await build();

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// `npm run assemble` compiles isJson.assembly.ts into isJsonModule.ts, which is committed so that
// nothing else needs the compiler; with --check it only says, by its exit code, whether that is as it was.
const source = 'server/hotels/isJson.assembly.ts';
const target = 'server/hotels/isJsonModule.ts';
const compiler = 'node_modules/assemblyscript/bin/asc.js';
const options = ['--enable', 'simd', '--importMemory', '--runtime', 'stub', '-O3', '--noAssert'];

function compile(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'assemble-'));
  const file = join(folder, 'isJson.wasm');
  try {
    execFileSync(process.execPath, [compiler, source, '--outFile', file, ...options]);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const text = `// Made of isJson.assembly.ts by \`npm run assemble\`.
export const isJsonModule =
  '${compile().toString('base64')}';
`;
if (!process.argv.includes('--check')) {
  writeFileSync(target, text);
  process.stdout.write(`Wrote ${target}\n`);
} else if (readFileSync(target, 'utf8') !== text) {
  process.stdout.write(`${target} is not what ${source} makes: npm run assemble\n`);
  process.exitCode = 1;
}

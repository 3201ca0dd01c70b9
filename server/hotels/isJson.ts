import { isUtf8 } from 'node:buffer';
import { isJsonModule } from './isJsonModule.ts';

const pageBytes = 64 * 1024;
/** What the module keeps behind the text: a zero, and a closing bracket for each level. */
const behindBytes = 256;

const memory = new WebAssembly.Memory({ initial: 1 });
let bytesInMemory = new Uint8Array(memory.buffer);
const judge = instantiate();

/**
 * Whether the bytes are one whole JSON text, nested no deeper than 128. A reader of its own, because
 * `JSON.parse` builds what nobody here reads: for ten megabytes of `[` alone 700 MB, in three seconds.
 * In WebAssembly, which reads sixteen bytes of a string at once, because every answer that is not kept
 * pays for it. Its memory stays as large as the largest answer was. RFC 8259, ADR 0016.
 */
export function isJson(bytes: Buffer): boolean {
  if (!isUtf8(bytes)) return false;
  const missing = bytes.length + behindBytes - bytesInMemory.length;
  if (missing > 0) {
    memory.grow(Math.ceil(missing / pageBytes));
    bytesInMemory = new Uint8Array(memory.buffer);
  }
  bytesInMemory.set(bytes);
  return judge(bytes.length) === 1;
}

type Judge = (length: number) => number;

function instantiate(): Judge {
  const compiled = new WebAssembly.Module(Buffer.from(isJsonModule, 'base64'));
  const { isJson: exported } = new WebAssembly.Instance(compiled, { env: { memory } }).exports;
  if (!isJudge(exported)) throw new Error('isJsonModule.ts exports no isJson.');
  return exported;
}

function isJudge(value: unknown): value is Judge {
  return typeof value === 'function';
}

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty folder, which other users can pass through, as the embedded database needs it. */
export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'hotels-'));
  chmodSync(folder, 0o711);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

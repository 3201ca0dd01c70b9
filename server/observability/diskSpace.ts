import { statfsSync } from 'node:fs';

/** The free bytes on the disk of the database, and the reserve below which bookings are refused. */
export type DiskSpace = { free: number; reserve: number };

/** How long a reading is reused, in milliseconds. */
const heldMs = 2_000;

/**
 * Creates a function that reads the free space on the disk of a folder. It returns undefined if the
 * space cannot be read. Tests pass their own `read`.
 */
export function createDiskSpace(
  folder: string,
  reserve: number,
  read: (folder: string) => number = freeBytes,
): () => DiskSpace | undefined {
  let last: { at: number; space: DiskSpace | undefined } | undefined;
  return () => {
    if (!last || performance.now() - last.at > heldMs) {
      last = { at: performance.now(), space: spaceOf(folder, reserve, read) };
    }
    return last.space;
  };
}

function spaceOf(folder: string, reserve: number, read: (folder: string) => number) {
  try {
    return { free: read(folder), reserve };
  } catch {
    return undefined;
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

import { statfsSync } from 'node:fs';

/** The free bytes of the disk of the database, and below how many bookings are refused. */
export type DiskSpace = { free: number; reserve: number };

/** For how long a reading holds, in milliseconds. */
const heldMs = 2_000;

/**
 * Reads how much of the disk is free that a folder is on; undefined where that cannot be read.
 * Tests hand in a reading of their own.
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

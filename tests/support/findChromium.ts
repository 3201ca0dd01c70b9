import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = [
  // Without the parts that draw a window, which cost an eighth of the journeys' time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const elsewhere = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Whether there is a Chromium at `path` that starts: a package's stub that only names another
 * package is none, and neither is a download that lacks its libraries.
 */
export function isChromium(path: string): boolean {
  if (!existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/**
 * The first Chromium on this machine that starts: an installed one before the one that Playwright
 * may have downloaded. `undefined` when there is none.
 */
export function findChromium(path = ''): string | undefined {
  const folders = [...path.split(delimiter).filter(Boolean), '/usr/bin', '/usr/local/bin'];
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...elsewhere,
    chromium.executablePath(),
  ];
  return [...new Set(candidates)].find(isChromium);
}

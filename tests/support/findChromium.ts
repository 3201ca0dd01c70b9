import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = [
  // A build without the code that draws a window, which would cost an eighth of the journeys' time.
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
 * Whether `path` is a Chromium that starts. A package's stub that only refers to another package
 * does not, and neither does a download without its libraries.
 */
export function isChromium(path: string): boolean {
  if (!existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/**
 * Returns the first Chromium on this machine that starts, or `undefined`. An installed one comes
 * before a download by Playwright.
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

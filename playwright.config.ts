import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/support/findChromium.ts';

const executablePath = process.env['CHROMIUM_PATH'] || findChromium(process.env['PATH']);
const { CI } = process.env;
const phone = '**/*.phone.spec.ts';
const sizes = {
  phone: { viewport: { width: 375, height: 812 }, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 } },
};

/**
 * A journey runs once: on a phone if its file says so, else at a desk. The time limits only end
 * what hangs: they are wide enough for a machine with ten times the work that it can do.
 */
export default defineConfig({
  testDir: './tests/journeys',
  globalSetup: './tests/support/globalSetup.js',
  globalTeardown: './tests/support/globalTeardown.js',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: ['--disable-gpu', '--disable-quic', '--disable-sync'],
    },
  },
  projects: [
    { name: '375 px', testMatch: phone, use: sizes.phone },
    { name: '1280 px', testIgnore: phone, use: sizes.desk },
    // `npm run test:deep`
    { name: 'deep', testDir: './tests/deep/journeys', use: sizes.desk },
  ],
});

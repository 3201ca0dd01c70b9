import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/support/findChromium.ts';
import type { JourneyOptions } from './tests/journeys/journey.ts';

const executablePath = process.env['CHROMIUM_PATH'] || findChromium(process.env['PATH']);
const { CI } = process.env;

/** Journeys about what happens on the server or on the connection, which no width changes. */
const ofAnyWidth = [
  ...['bookingCancelled', 'bookingMoved', 'desk', 'hostileHotel', 'liveBooking', 'pageCode'],
  ...['searchFailure', 'sharing'],
];

/** Other journeys run at the width of a desk and of a phone; a page is also looked at in a narrower view. */
export default defineConfig<JourneyOptions>({
  testDir: './tests/journeys',
  globalSetup: './tests/support/globalSetup.ts',
  globalTeardown: './tests/support/globalTeardown.ts',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
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
    {
      name: '1280 px',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 800 }, narrower: 768 },
    },
    {
      name: '375 px',
      testIgnore: ofAnyWidth.map((name) => `**/${name}.spec.ts`),
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, narrower: 320 },
    },
  ],
});

import type { Page } from '@playwright/test';
import { siteIn } from '../support/siteIn.ts';
import { expect, heading } from './journey.ts';
import { test } from './openSiteJourney.ts';

test.use({ unlocked: false, viewport: { width: 412, height: 823 } });

const { t } = siteIn('en');
const times = [500, 1_000, 2_000];
const slowness = 4;
/** 1.6 Mbit/s. */
const [latency, bytes] = [150, 200_000];

/**
 * Adds up the layout shifts from the moment that the app takes over. Runs in the page, before its
 * scripts.
 */
function countShifts(): void {
  let drawn: Element | null = null;
  let over = Infinity;
  let sum = 0;
  new MutationObserver(() => {
    drawn ??= document.getElementById('drawn');
    if (drawn && !drawn.isConnected) over = Math.min(over, performance.now());
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry && 'hadRecentInput' in entry) || entry.hadRecentInput) continue;
      if (entry.startTime >= over) sum += Number(entry.value);
    }
    document.documentElement.dataset['shifts'] = String(sum);
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Opens an address like a slow phone and waits until `ms` after the navigation. Resolves to a
 * function that waits until the app has taken over and then ends the slowness: the calls of the app
 * have time limits, which a busy machine would exceed.
 */
async function openSlowly(page: Page, address: string, ms: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.addInitScript(countShifts);
  const opened = page.goto(address, { waitUntil: 'commit' });
  await page.waitForTimeout(ms);
  await opened;
  return async () => {
    await expect(page.locator('#drawn')).toHaveCount(0);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  };
}

/** Checks that the app has taken over without a layout shift. */
async function expectStill(page: Page) {
  const shifts = await page.evaluate(() => Number(document.documentElement.dataset['shifts'] ?? 0));
  expect(shifts).toBeLessThan(0.01);
}

test('an early tap on a slow phone opens the filters of a listing', async ({ page, visit }) => {
  const address = '/hotel-listing?city=Karachi';
  await expect.poll(async () => (await page.request.get(address)).text()).toContain('id="drawn"');
  for (const ms of times) {
    const phone = await visit({ hasTouch: true });
    const takenOver = await openSlowly(phone, address, ms);
    await phone.getByRole('button', { name: t('filters.title'), exact: true }).tap();
    await takenOver();
    await expect(phone.getByRole('dialog', { name: t('filters.title') })).toBeVisible();
    await expectStill(phone);
    await phone.close();
  }
});

test('text that is typed early on a slow phone is searched for', async ({ page, visit }) => {
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('id="drawn"');
  for (const ms of times) {
    const phone = await visit({ hasTouch: true });
    const takenOver = await openSlowly(phone, '/', ms);
    const field = phone.getByRole('search').getByLabel(t('destinations.where'));
    await field.tap();
    await phone.keyboard.type('Istanb');
    await takenOver();
    await expectStill(phone);
    await expect(field).toBeFocused();
    await phone.keyboard.type('ul');
    await expect(field).toHaveValue('Istanbul');
    await phone.keyboard.press('Enter');
    await expect(heading(phone)).toHaveText('Stays in Istanbul');
    await phone.close();
  }
});

test('an early tap on a slow phone leads to the rooms of a hotel', async ({ page, visit }) => {
  let address = '';
  await expect(async () => {
    const listing = await page.request.get('/hotel-listing?city=Karachi');
    [, address = ''] = /href="(\/hotel-detail\/[^"?]+)/.exec(await listing.text()) ?? [];
    expect(address).not.toBe('');
  }).toPass();
  await expect.poll(async () => (await page.request.get(address)).text()).toContain('id="drawn"');
  for (const ms of times) {
    const phone = await visit({ hasTouch: true });
    const takenOver = await openSlowly(phone, address, ms);
    await phone
      .getByRole('link', { name: t('hotel.selectRoom'), exact: true })
      .first()
      .tap();
    await takenOver();
    await expect(phone.locator('#rooms')).toBeFocused();
    await expect(phone.locator('#rooms')).toBeInViewport();
    await expectStill(phone);
    await phone.close();
  }
});

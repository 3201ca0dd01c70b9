import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect, heading } from './journey.ts';

/** Checks a loading page: heading, pictures, layout shift and accessibility. */
export async function expectLoaded(
  page: Page,
  title: string | RegExp,
  options?: { everyRow: boolean },
): Promise<void> {
  await expect(heading(page)).toHaveText(title);
  for (const loading of ['Loading...', 'Looking for stays']) {
    await expect(page.getByText(loading)).toHaveCount(0);
  }
  await expectPictures(page);
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.005);
  await expectAccessible(page, options);
}

/** Scrolls to every picture and checks that it loads, in a single call. */
async function expectPictures(page: Page): Promise<void> {
  const pictures = page.getByRole('main').locator('img:visible');
  const broken = await pictures.evaluateAll(async (images) => {
    const sources: string[] = [];
    for (const image of images) {
      if (!(image instanceof HTMLImageElement)) continue;
      image.scrollIntoView();
      image.loading = 'eager';
      await image.decode().catch(() => sources.push(image.src));
      if (image.naturalWidth === 0) sources.push(image.src);
    }
    window.scrollTo(0, 0);
    return sources;
  });
  expect(broken).toEqual([]);
}

/** Returns the layout shift so far, including shifts right after input. Runs in the page. */
function layoutShift(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords();
  observer.disconnect();
  return shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0);
}

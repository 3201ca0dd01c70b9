import type { Driver } from './driver.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { findWebKit, startWebKit } from './webKit.ts';

/**
 * A browser besides Chromium. `start` exists if it is installed, and `missing` says how to install
 * it.
 */
export type OtherBrowser = { name: string; start?: () => Promise<Driver>; missing: string };

/** Returns the browsers in which the deep tests repeat the walks. */
export function otherBrowsers(): readonly OtherBrowser[] {
  const firefox = findFirefox();
  const webKit = findWebKit();
  return [
    {
      name: 'Firefox',
      ...(firefox && { start: () => startFirefox(firefox) }),
      missing: 'Firefox is not installed, so nothing is tested in it: apt-get install firefox-esr',
    },
    {
      name: 'WebKit',
      ...(webKit && { start: () => startWebKit(webKit) }),
      missing:
        'WebKit is not installed, so nothing is tested in it: apt-get install webkit2gtk-driver xvfb',
    },
  ];
}

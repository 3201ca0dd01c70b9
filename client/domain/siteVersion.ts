import { siteVersionMeta } from '#contracts/site/siteVersion.ts';

/** The state of a tab in relation to the version of the site's server. */
export interface SiteVersion {
  /** Stores the version that a response names. */
  note: (version: string) => void;
  /** Marks the beginning of a change, such as a booking. The returned function marks its end. */
  beginChange: () => () => void;
  /**
   * Returns whether the tab must load the next new page from the server instead of rendering it
   * itself.
   */
  isOutdated: () => boolean;
  /** Reloads the page, or calls `otherwise` if a reload is not allowed. */
  reload: (otherwise: () => void) => void;
}

/** Returns the storage key under which the tab notes that it was reloaded for a version. */
const reloadedKey = (version: string) => `reloaded-for-${version}`;

/**
 * Creates the state that decides when a tab must be reloaded because the server has another version
 * than the page. `own` is the version of the page.
 *
 * A tab is reloaded at most once for each version. Otherwise, two server processes with different
 * versions could cause an endless loop. It is not reloaded while a change is in progress or the
 * browser is offline. It is never reloaded without `storage`, because a reload would then lose the
 * user's input. ADR 0027.
 */
export function createSiteVersion(
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined,
  own = ownVersion(),
  reload = () => window.location.reload(),
): SiteVersion {
  let latest = own;
  let changes = 0;
  const wasReloaded = () => storage?.getItem(reloadedKey(latest)) !== null;
  return {
    note: (version) => void (latest = version),
    beginChange: () => {
      changes += 1;
      return () => void (changes -= 1);
    },
    isOutdated: () =>
      own !== '' && latest !== own && changes === 0 && navigator.onLine && !wasReloaded(),
    reload: (otherwise) => {
      try {
        storage?.setItem(reloadedKey(latest), '1');
      } catch {
        // The storage is full.
        otherwise();
        return;
      }
      reload();
    },
  };
}

/** Returns the version that the server has written into the page. */
function ownVersion(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=${siteVersionMeta}]`)?.content ?? '';
}

import { siteVersionMeta } from '#contracts/site/siteVersion.ts';

/** What a tab knows of the version of the site's server. */
export interface SiteVersion {
  /** Notes the version that an answer names. */
  note: (version: string) => void;
  /** Notes that a change begins, such as a booking. Call what it returns when the change has ended. */
  beginChange: () => () => void;
  /** Whether the next new page is to be loaded from the server. */
  isOutdated: () => boolean;
  /** Loads the page of the address again, or calls `otherwise` where the tab may not do that. */
  reload: (otherwise: () => void) => void;
}

/** Notes in the tab that it was reloaded for a version. */
const reloadedKey = (version: string) => `reloaded-for-${version}`;

/**
 * Tells when a tab has to be reloaded, because the server has another version than the page, whose
 * version is `own`. It has to be once for each version, so that processes of two versions cause no
 * loop; not while a change is under way or the browser is offline; and never without `storage`, where
 * a reload would lose what was typed. ADR 0027.
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

/** The version that the server has written into the page. */
function ownVersion(): string {
  return document.querySelector<HTMLMetaElement>(`meta[name=${siteVersionMeta}]`)?.content ?? '';
}

import { type ReactNode, useEffect, useState } from 'react';
import type { SiteVersion } from '../../domain/siteVersion.ts';
import { usePageNumber } from './PageNavigation.tsx';

/**
 * Loads a new page from the server, in place of `children`, when the server has another version
 * than the page. Filters and languages of the same page are not a new page, so that no typed values
 * are lost. ADR 0027.
 */
export function ReloadWhenOutdated({
  version,
  children,
}: {
  version: SiteVersion | undefined;
  children: ReactNode;
}) {
  const page = usePageNumber();
  const [shown, setShown] = useState({ page, reloads: false });
  const { reloads } = shown;
  if (page !== shown.page) setShown({ page, reloads: version?.isOutdated() ?? false });
  useEffect(() => {
    if (reloads) version?.reload(() => setShown({ page, reloads: false }));
  }, [reloads, version, page]);
  return reloads ? null : children;
}

import { type ReactNode, useEffect, useState } from 'react';
import type { SiteVersion } from '../../domain/siteVersion.ts';
import { usePageNumber } from './PageNavigation.tsx';

/**
 * Reloads the document, instead of rendering `children`, when the traveler opens a new page and the
 * server has a different version than the document. A changed filter or language is not a new page,
 * so no typed values are lost. ADR 0027.
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

import type { ReactNode } from 'react';
import { AnchorButton } from '../../ui/Button.tsx';

/** A link to a file that the site makes, such as a CSV, for `href` with its query. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <AnchorButton href={href} download>
      {children}
    </AnchorButton>
  );
}

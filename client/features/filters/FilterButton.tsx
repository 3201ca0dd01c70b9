import type { ReactNode } from 'react';
import { type ListingAddress, listingAddress } from '../../domain/addresses/listingAddress.ts';
import type { ListingFilters } from '../../domain/listing/facets.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';

/**
 * A button that turns filters off. As the server draws it, it is a link to the results without them.
 * ADR 0042.
 */
export function FilterButton({
  look,
  shown,
  off,
  change,
  children,
}: {
  look?: 'quiet';
  /** What the listing shows. */
  shown: ListingAddress;
  off: Partial<ListingFilters>;
  change: (off: Partial<ListingFilters>) => void;
  children: ReactNode;
}) {
  if (typeof window === 'undefined') {
    return (
      <LinkButton {...(look && { look })} to={listingAddress({ ...shown, ...off, page: 1 })}>
        {children}
      </LinkButton>
    );
  }
  return (
    <Button {...(look && { look })} onClick={() => change(off)}>
      {children}
    </Button>
  );
}

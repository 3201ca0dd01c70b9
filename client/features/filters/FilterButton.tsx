import type { ReactNode } from 'react';
import { type ListingAddress, listingAddress } from '../../domain/addresses/listingAddress.ts';
import type { ListingFilters } from '../../domain/listing/facets.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';

/**
 * Renders a button that turns filters off. The server renders it as a link to the results without
 * these filters. ADR 0042.
 */
export function FilterButton({
  look,
  shown,
  off,
  change,
  children,
}: {
  look?: 'quiet';
  /** The current state of the listing. */
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

import { Card } from '../../ui/Card.tsx';
import type { ReactNode } from 'react';

/** The floating surface of every search bar, at most 800 px wide. Spec §9. */
export function SearchPanel({ children }: { children: ReactNode }) {
  return (
    <Card width="full" maxWidth="search" mx="auto" p="4" boxShadow="float">
      {children}
    </Card>
  );
}

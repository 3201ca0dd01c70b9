import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';

const Surface = chakra(Card, { base: { p: { base: '4', md: '6' } } });

/**
 * A titled card of the booking pages. It is on purpose no named landmark: two of them on the
 * checkout carry the same title, and landmarks must differ. Spec §2.
 */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Surface as="section">
      <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }} mb="4">
        {title}
      </chakra.h2>
      {children}
    </Surface>
  );
}

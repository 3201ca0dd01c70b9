import { Box } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

const Frame = chakra(Card, {
  base: { maxWidth: '27rem', mx: 'auto', p: { base: '5', md: '8' } },
});

const Heading = chakra(PageHeading, { base: { mb: '6' } });

/** The calm card in the middle of the sign-in and sign-up pages. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box px="4" pt={{ base: '6', md: '14' }}>
      <Frame>
        <Heading>{title}</Heading>
        {children}
      </Frame>
    </Box>
  );
}

import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';

/** The calm card in the middle of the sign-in and sign-up pages. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box px="4" pt={{ base: '6', md: '14' }}>
      <Card maxWidth="27rem" mx="auto" p={{ base: '5', md: '8' }}>
        <PageHeading mb="6">{title}</PageHeading>
        {children}
      </Card>
    </Box>
  );
}

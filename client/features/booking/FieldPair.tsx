import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Two fields side by side; on phones one below the other. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      {children}
    </Grid>
  );
}

import { Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/**
 * The two columns of the booking pages: `start` and `end` on the left, `side` on the right. On phones
 * `side` is between them, so that the button to the next step is last on the page.
 */
export function BookingColumns({
  start,
  side,
  end,
}: {
  start: ReactNode;
  side: ReactNode;
  end: ReactNode;
}) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.25fr) minmax(0, 1fr)' }}
      templateRows={{ lg: 'auto 1fr' }}
      gap={{ base: '4', md: '6' }}
    >
      <Stack gap={{ base: '4', md: '6' }}>{start}</Stack>
      <Stack gap={{ base: '4', md: '6' }} gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
        {side}
      </Stack>
      <Stack gap={{ base: '4', md: '6' }} gridColumn={{ lg: '1' }}>
        {end}
      </Stack>
    </Grid>
  );
}

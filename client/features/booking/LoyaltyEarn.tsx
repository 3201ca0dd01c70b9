import { Flex } from '@chakra-ui/react';
import { StarIcon } from '../../ui/icons.tsx';
import type { Quote } from './sampleQuote.ts';

/** The loyalty cash that the booking earns. Spec §2 and §9. */
export function LoyaltyEarn({ loyalty }: { loyalty: Quote['loyalty'] }) {
  return (
    <Flex
      align="center"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="3"
      bg="goodSoft"
      color="good"
      borderRadius="card"
      fontWeight="600"
    >
      <StarIcon filled />
      <p>You will earn {loyalty.earn} in OneKeyCash with this booking.</p>
    </Flex>
  );
}

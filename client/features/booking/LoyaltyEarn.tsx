import { Flex } from '@chakra-ui/react';
import { formatMoney } from '../../domain/price.ts';
import { StarIcon } from '../../ui/icons.tsx';
import type { Loyalty } from './samplePreCheckout.ts';

/** The loyalty cash that the booking earns. Spec §2 and §9. */
export function LoyaltyEarn({ loyalty }: { loyalty: Loyalty }) {
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
      <p>You will earn {formatMoney(loyalty.earn)} in OneKeyCash with this booking.</p>
    </Flex>
  );
}

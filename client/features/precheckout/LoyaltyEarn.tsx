import { Flex } from '@chakra-ui/react';
import type { Money } from '#contracts/money/money.ts';
import { formatMoney } from '../../domain/money/price.ts';
import { StarIcon } from '../../ui/icons.tsx';

/** The loyalty cash that the booking earns. Spec §2 and §9. */
export function LoyaltyEarn({ earn }: { earn: Money }) {
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
      <p>You will earn {formatMoney(earn)} in OneKeyCash with this booking.</p>
    </Flex>
  );
}

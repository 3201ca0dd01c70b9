import { chakra } from '@chakra-ui/react/styled-system';
import type { Money } from '#contracts/money/money.ts';
import { formatMoney } from '../../domain/money/price.ts';
import { Button } from '../../ui/Button.tsx';

const benefit: Money = { amount: 15_000n, currency: 'USD' };

/**
 * The sample promotion of a credit card, shown beside the sample stay alone; 'Get started' does nothing.
 * Spec §2 and §9.
 */
export function CardPromotion() {
  return (
    <chakra.section p={{ base: '4', md: '6' }} bg="sand" borderRadius="card">
      <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }}>
        Get a {formatMoney(benefit, 'short')} statement credit
      </chakra.h2>
      <chakra.p mt="1" fontSize="lg" fontWeight="600">
        + {formatMoney(benefit, 'short')} in OneKeyCash*
      </chakra.p>
      <chakra.p mt="1">No annual fee</chakra.p>
      <chakra.div mt="4">
        <Button>Get started</Button>
      </chakra.div>
      <chakra.p mt="4" fontSize="sm" color="inkMuted">
        * For new cardholders, after the first purchase. Terms apply.
      </chakra.p>
    </chakra.section>
  );
}

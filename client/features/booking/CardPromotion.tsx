import { chakra } from '@chakra-ui/react/styled-system';
import { formatMoney } from '../../domain/price.ts';
import { Button } from '../../ui/Button.tsx';
import type { CardOffer } from './samplePreCheckout.ts';

/** The credit-card promotion; 'Get started' does nothing. Spec §2 and §9. */
export function CardPromotion({ offer }: { offer: CardOffer }) {
  return (
    <chakra.section p={{ base: '4', md: '6' }} bg="sand" borderRadius="card">
      <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }}>
        Get a {formatMoney(offer.statementCredit, 'short')} statement credit
      </chakra.h2>
      <chakra.p mt="1" fontSize="lg" fontWeight="600">
        + {formatMoney(offer.oneKeyCash, 'short')} in OneKeyCash*
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

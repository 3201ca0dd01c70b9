import { chakra } from '@chakra-ui/react/styled-system';
import type { Money } from '#contracts/money/money.ts';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';

const benefit: Money = { amount: 15_000n, currency: 'USD' };

/**
 * The sample promotion of a credit card, shown beside the sample stay alone; 'Get started' does
 * nothing. Spec §2 and §9.
 */
export function CardPromotion() {
  const { t, formats } = useI18n();
  const amount = formats.money(benefit, 'short');
  return (
    <chakra.section p={{ base: '4', md: '6' }} bg="sand" borderRadius="card">
      <chakra.h2 fontSize={{ base: 'xl', md: '2xl' }}>
        {t('home.card.credit', { amount })}
      </chakra.h2>
      <chakra.p mt="1" fontSize="lg" fontWeight="600">
        {t('home.card.rewards', { amount })}
      </chakra.p>
      <chakra.p mt="1">{t('home.card.fee')}</chakra.p>
      <chakra.div mt="4">
        <Button>{t('home.card.start')}</Button>
      </chakra.div>
      <chakra.p mt="4" fontSize="sm" color="inkMuted">
        {t('home.card.terms')}
      </chakra.p>
    </chakra.section>
  );
}

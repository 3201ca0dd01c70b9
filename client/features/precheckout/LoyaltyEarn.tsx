import { Flex } from '@chakra-ui/react';
import type { Money } from '#contracts/money/money.ts';
import { StarIcon } from '../../ui/icons.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** The loyalty cash that the booking earns. Spec §2 and §9. */
export function LoyaltyEarn({ earn }: { earn: Money }) {
  const { t, formats } = useI18n();
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
      <p>{t('precheckout.oneKeyCash.earn', { amount: formats.money(earn) })}</p>
    </Flex>
  );
}

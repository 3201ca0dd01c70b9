import { Stack } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { type Money, toDecimal } from '#contracts/money/money.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { SwitchField } from '../../ui/fields/ChoiceField.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import type { Loyalty } from './samplePreCheckout.ts';

/**
 * Renders the loyalty balance, applied by default. The switch and the value keep their own state.
 * The charge is a sample amount that does not depend on them. Spec §2, §5 and §9.
 */
export function OneKeyCash({ loyalty, payNow }: { loyalty: Loyalty; payNow: Money }) {
  const { t, formats } = useI18n();
  const balance = formats.money(loyalty.balance);
  return (
    <Panel title={t('precheckout.oneKeyCash.title')}>
      <Stack gap="4">
        <p>{t('precheckout.oneKeyCash.balance', { balance })}</p>
        <SwitchField name="applyOneKeyCash" defaultChecked>
          {t('precheckout.oneKeyCash.apply', { balance })}
        </SwitchField>
        <TextField
          label={t('precheckout.oneKeyCash.value')}
          asterisk
          type="number"
          inputMode="decimal"
          step="0.01"
          name="oneKeyCash"
          autoComplete="off"
          defaultValue={toDecimal(loyalty.balance)}
        />
        <chakra.p fontWeight="600">
          {t('precheckout.oneKeyCash.charged', { amount: formats.money(payNow) })}
        </chakra.p>
      </Stack>
    </Panel>
  );
}

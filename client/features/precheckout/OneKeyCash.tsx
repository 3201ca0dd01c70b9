import { Stack } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { type Money, toDecimal } from '#contracts/money/money.ts';
import { formatMoney } from '../../domain/money/price.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { SwitchField } from '../../ui/fields/ChoiceField.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import type { Loyalty } from './samplePreCheckout.ts';

/**
 * The loyalty balance, applied by default. The switch and the value keep their own state; the charge
 * is a sample figure and does not depend on them. Spec §2, §5 and §9.
 */
export function OneKeyCash({ loyalty, payNow }: { loyalty: Loyalty; payNow: Money }) {
  const balance = formatMoney(loyalty.balance);
  return (
    <Panel title="Your OneKeyCash">
      <Stack gap="4">
        <p>You have a {balance} credit in OneKeyCash to spend on this stay.</p>
        <SwitchField name="applyOneKeyCash" defaultChecked>
          Apply my {balance} in OneKeyCash
        </SwitchField>
        <TextField
          label="OneKeyCash value"
          asterisk
          type="number"
          inputMode="decimal"
          step="0.01"
          name="oneKeyCash"
          autoComplete="off"
          defaultValue={toDecimal(loyalty.balance)}
        />
        <chakra.p fontWeight="600">You will be charged {formatMoney(payNow)} today</chakra.p>
      </Stack>
    </Panel>
  );
}

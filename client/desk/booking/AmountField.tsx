import { useState } from 'react';
import { type Money, parseAmount } from '#contracts/money/money.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { withDecimals } from '../ui/amountText.ts';

/**
 * Holds the text of an `AmountField`. `given` is the amount if it is above zero and at most `most`,
 * otherwise undefined. `check` returns `given`, and shows the field's error if `given` is
 * undefined.
 */
export function useAmount(most: Money, first = '') {
  const [typed, setTyped] = useState(first);
  const [checked, setChecked] = useState(false);
  const { currency } = most;
  const text = withDecimals(typed.trim(), currency);
  const amount = parseAmount(text, currency);
  const isRight = amount !== undefined && amount > 0n && amount <= most.amount;
  const given = isRight ? { text, money: { amount, currency } } : undefined;
  return {
    given,
    typed,
    isWrong: checked && !isRight,
    check: () => {
      setChecked(true);
      return given;
    },
    type: (value: string) => {
      setChecked(false);
      setTyped(value);
    },
  };
}

/** A field for an amount. `wrong` is the error text, which names the possible amounts. */
export function AmountField({
  amount: { typed, isWrong, type },
  label,
  wrong,
}: {
  amount: Pick<ReturnType<typeof useAmount>, 'typed' | 'isWrong' | 'type'>;
  label: string;
  wrong: string;
}) {
  return (
    <TextField
      label={label}
      error={isWrong ? wrong : undefined}
      asterisk
      autoComplete="off"
      inputMode="decimal"
      maxLength={20}
      value={typed}
      onChange={({ target }) => type(target.value)}
    />
  );
}

import { useState } from 'react';
import { type Money, parseAmount } from '#contracts/money/money.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { withDecimals } from '../ui/amountText.ts';

/**
 * What is typed into an `AmountField`. `given` is undefined unless it is more than zero and `most` at
 * most; `check` returns it, and has the field say what is wrong otherwise.
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

/** Asks for an amount. `wrong` says which ones are possible. */
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

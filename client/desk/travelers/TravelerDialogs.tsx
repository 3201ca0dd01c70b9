import { useState } from 'react';
import {
  type Money,
  parseSignedAmount,
  parseSignedMoney,
  toDecimal,
} from '#contracts/money/money.ts';
import type { DeskTraveler } from '#contracts/site/desk/deskTravelers.ts';
import { giftLimitIn, giftLimits } from '#contracts/site/desk/giftLimits.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import {
  travelerProblemOf,
  useAdjustCreditMutation,
  useResetTwoStepMutation,
  useSignOutTravelerMutation,
} from '../api/deskTravelersApi.ts';
import { amountText, withDecimals } from '../ui/amountText.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { Facts } from '../ui/Facts.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';

/** An action on a traveler's account. */
export type TravelerAction = 'signOut' | 'resetTwoStep' | 'adjust';

type Props = { traveller: DeskTraveler; onClose: () => void };

/** Confirms an action on an account. */
export function TravelerDialog({ action, ...props }: Props & { action: TravelerAction }) {
  switch (action) {
    case 'signOut':
      return <SignOutDialog {...props} />;
    case 'resetTwoStep':
      return <ResetDialog {...props} />;
    case 'adjust':
      return <AdjustDialog {...props} />;
  }
}

function problemText(
  { t, formats }: DeskI18n,
  error: unknown,
  currency = 'USD',
): string | undefined {
  const code = travelerProblemOf(error);
  if (code === 'account-limit' || code === 'staff-limit') {
    const dollars = giftLimits[code === 'account-limit' ? 'account' : 'staff'];
    const most = giftLimitIn(currency, dollars);
    return t(`deskTravelers.problem.${code}`, { most: most ? formats.money(most) : '' });
  }
  return code && t(`deskTravelers.problem.${code}`);
}

function SignOutDialog({ traveller: { id, name, sessions }, onClose }: Props) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const [signOut] = useSignOutTravelerMutation();
  return (
    <ActionDialog
      title={t('deskTravelers.signOut.title', { name })}
      reason="required"
      confirm={t('deskTravelers.signOut.confirm')}
      textOf={(error) => problemText(i18n, error)}
      onConfirm={(reason) => signOut({ id, reason })}
      onClose={onClose}
    >
      <p>{t('deskTravelers.signOut.text', { count: sessions })}</p>
    </ActionDialog>
  );
}

function ResetDialog({ traveller: { id, name }, onClose }: Props) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const [reset] = useResetTwoStepMutation();
  return (
    <ActionDialog
      title={t('deskTravelers.resetTwoStep.title', { name })}
      reason="required"
      confirm={t('deskTravelers.resetTwoStep.confirm')}
      guestReads={t('deskTravelers.resetTwoStep.mail')}
      textOf={(error) => problemText(i18n, error)}
      onConfirm={(reason) => reset({ id, reason })}
      onClose={onClose}
    >
      <p>{t('deskTravelers.resetTwoStep.text')}</p>
    </ActionDialog>
  );
}

/**
 * Reads an amount with an optional minus. Returns undefined for zero, for an amount beyond the
 * limit, and for a text that is not an amount of this currency.
 */
function readAmount(typed: string, currency: string): bigint | undefined {
  const amount = parseSignedAmount(withDecimals(typed, currency), currency);
  const most = giftLimitIn(currency, giftLimits.once)?.amount ?? 0n;
  if (amount === undefined || amount === 0n || amount > most || amount < -most) return undefined;
  return amount;
}

function AdjustDialog({ traveller: { id, name, credits }, onClose }: Props) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const [adjust] = useAdjustCreditMutation();
  // One dialog makes one adjustment, however often it is submitted.
  const [key] = useState(() => crypto.randomUUID());
  // The balances at the time when the dialog was opened.
  const [balances] = useState(credits.balances);
  const [typed, setTyped] = useState('');
  const [currency, setCurrency] = useState(balances[0]?.currency ?? 'USD');
  const [belowZero, setBelowZero] = useState(false);
  const [wrong, setWrong] = useState(false);
  const limit = giftLimitIn(currency, giftLimits.once);
  const amount = readAmount(typed.trim().replace('−', '-'), currency);
  const known = balances.find((each) => each.currency === currency);
  const before = known ? parseSignedMoney(known) : { amount: 0n, currency };
  const after = amount === undefined ? undefined : { amount: before.amount + amount, currency };
  const money = (value: Money) => amountText(i18n, toDecimal(value), currency);
  const most = limit ? formats.money(limit) : '';
  return (
    <ActionDialog
      title={t('deskTravelers.adjust.title', { name })}
      reason="required"
      confirm={t('deskTravelers.adjust.confirm')}
      guestReads={
        amount !== undefined &&
        t('deskTravelers.adjust.reads', { kind: amount < 0n ? 'taken' : 'given' })
      }
      textOf={(error) => problemText(i18n, error, currency)}
      onConfirm={(reason) => {
        setWrong(amount === undefined);
        if (amount === undefined) return undefined;
        const adjustment = {
          key,
          currency,
          belowZero,
          reason,
          amount: toDecimal({ amount, currency }),
          balance: toDecimal(before),
        };
        return adjust({ id, adjustment });
      }}
      onClose={onClose}
    >
      <TextField
        label={t('deskTravelers.adjust.amount')}
        hint={limit && t('deskTravelers.adjust.amountHint', { most })}
        error={wrong && limit ? t('deskTravelers.adjust.amountWrong', { most }) : undefined}
        asterisk
        autoComplete="off"
        maxLength={12}
        value={typed}
        onChange={({ target }) => {
          setWrong(false);
          setTyped(target.value);
        }}
      />
      <TextField
        label={t('deskTravelers.adjust.currency')}
        error={limit ? undefined : t('deskTravelers.adjust.currencyWrong')}
        asterisk
        autoComplete="off"
        maxLength={3}
        value={currency}
        onChange={({ target }) => setCurrency(target.value.toUpperCase())}
      />
      {limit && (
        <Facts
          amounts
          facts={[
            { label: t('deskTravelers.adjust.before'), value: money(before) },
            { label: t('deskTravelers.adjust.after'), value: after && money(after) },
          ]}
        />
      )}
      {after && after.amount < 0n && (
        <CheckboxField checked={belowZero} onChange={({ target }) => setBelowZero(target.checked)}>
          {t('deskTravelers.adjust.belowZero')}
        </CheckboxField>
      )}
    </ActionDialog>
  );
}

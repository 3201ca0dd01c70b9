import { useEffect, useState } from 'react';
import { RadioField } from '../../ui/fields/ChoiceField.tsx';
import { TextAreaField, TextField } from '../../ui/fields/TextField.tsx';
import { maxAskedLength } from '#contracts/site/desk/deskBooking.ts';
import { type DecimalMoney, parseAmount, parseMoney } from '#contracts/money/money.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './booking.module.css';
import { type ActionProps, BookingActionDialog } from './BookingActionDialog.tsx';

/** The delay between the last keystroke and the preview, in milliseconds. */
const restMs = 400;

/** Returns the latest value that stayed unchanged for `restMs`. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

const referenceLength = 64;

/** Confirms a requested booking, with the hotel's reference if it gave one. */
export function ConfirmDialog(props: ActionProps) {
  const { t } = useDeskI18n();
  const [reference, setReference] = useState('');
  const rested = useRested(reference.trim());
  return (
    <BookingActionDialog
      {...props}
      action="confirm"
      title={t('deskBooking.actions.confirm.title')}
      confirm={t(
        // If the site collects, the guest's mail follows the payment. The button then does not
        // promise a mail.
        `deskBooking.actions.confirm.${props.shown.booking.collector === 'site' ? 'open' : 'button'}`,
      )}
      look="brand"
      choice={rested ? { reference: rested } : {}}
      bodyOf={() => (reference.trim() ? { reference: reference.trim() } : {})}
    >
      <TextField
        label={t('deskBooking.actions.confirm.reference')}
        hint={t('deskBooking.actions.confirm.referenceHint')}
        autoComplete="off"
        maxLength={referenceLength}
        dir="ltr"
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
    </BookingActionDialog>
  );
}

/**
 * Settles a booking whose outcome the provider does not report. The staff sets it to confirmed with
 * the provider's reference, or to declined.
 */
export function SettleStuckDialog(props: ActionProps) {
  const { t } = useDeskI18n();
  const [as, setAs] = useState<'confirmed' | 'declined'>('confirmed');
  const [reference, setReference] = useState(props.shown.mismatch?.reference ?? '');
  const [missing, setMissing] = useState(false);
  const asked = useAsked();
  const rested = useRested(reference.trim());
  const named = (value: string) => (as === 'confirmed' ? { as, reference: value } : { as });
  const isComplete = as === 'declined' || rested !== '';
  return (
    <BookingActionDialog
      {...props}
      action="settle-stuck"
      title={t('deskBooking.actions.settle-stuck.title')}
      confirm={t('deskBooking.actions.settle-stuck.button')}
      choice={isComplete ? named(rested) : undefined}
      incomplete={t('deskBooking.actions.settle-stuck.referenceFirst')}
      bodyOf={() => {
        const isMissing = as === 'confirmed' && reference.trim() === '';
        setMissing(isMissing);
        const said = asked.check();
        return isMissing || !said ? undefined : { ...named(reference.trim()), asked: said };
      }}
    >
      <p>{t('deskBooking.actions.settle-stuck.text')}</p>
      <fieldset className={styles.choices}>
        <legend>{t('deskBooking.actions.settle-stuck.as')}</legend>
        {(['confirmed', 'declined'] as const).map((each) => (
          <RadioField key={each} name="as" checked={as === each} onChange={() => setAs(each)}>
            {t(`deskBooking.actions.settle-stuck.${each}`)}
          </RadioField>
        ))}
      </fieldset>
      {as === 'confirmed' && (
        <TextField
          label={t('deskBooking.actions.settle-stuck.reference')}
          error={missing ? t('deskBooking.actions.settle-stuck.referenceMissing') : undefined}
          asterisk
          required
          autoComplete="off"
          maxLength={referenceLength}
          dir="ltr"
          value={reference}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
      {asked.field}
    </BookingActionDialog>
  );
}

/** Settles a cancellation whose outcome the provider does not report. */
export function SettleCancellationDialog(props: ActionProps) {
  const { t, formats } = useDeskI18n();
  const accepted = props.shown.cancelling?.acceptedFee;
  const [as, setAs] = useState<'cancelled' | 'stands'>('cancelled');
  const [fee, setFee] = useState(accepted?.amount ?? '');
  const [invalid, setInvalid] = useState(false);
  const asked = useAsked();
  const rested = useRested(fee.trim());
  const feeOf = (amount: string): DecimalMoney | undefined =>
    accepted && parseAmount(amount, accepted.currency) !== undefined
      ? { amount, currency: accepted.currency }
      : undefined;
  const takesFee = as === 'cancelled' && accepted !== undefined;
  const named = (amount: string) => (takesFee ? { as, fee: feeOf(amount) } : { as });
  return (
    <BookingActionDialog
      {...props}
      action="settle-cancellation"
      title={t('deskBooking.actions.settle-cancellation.title')}
      confirm={t('deskBooking.actions.settle-cancellation.button')}
      choice={takesFee && !feeOf(rested) ? undefined : named(rested)}
      bodyOf={() => {
        const isInvalid = takesFee && !feeOf(fee.trim());
        setInvalid(isInvalid);
        const said = asked.check();
        return isInvalid || !said ? undefined : { ...named(fee.trim()), asked: said };
      }}
    >
      <p>{t('deskBooking.actions.settle-cancellation.text')}</p>
      <fieldset className={styles.choices}>
        <legend>{t('deskBooking.actions.settle-cancellation.as')}</legend>
        {(['cancelled', 'stands'] as const).map((each) => (
          <RadioField key={each} name="as" checked={as === each} onChange={() => setAs(each)}>
            {t(`deskBooking.actions.settle-cancellation.${each}`)}
          </RadioField>
        ))}
      </fieldset>
      {takesFee && (
        <TextField
          label={t('deskBooking.actions.settle-cancellation.fee', { currency: accepted.currency })}
          hint={t('deskBooking.actions.settle-cancellation.feeHint', {
            amount: formats.money(parseMoney(accepted)),
          })}
          error={
            invalid
              ? t('deskBooking.actions.settle-cancellation.feeInvalid', {
                  example: accepted.amount,
                })
              : undefined
          }
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={fee}
          onChange={({ target }) => setFee(target.value)}
        />
      )}
      {asked.field}
    </BookingActionDialog>
  );
}

/**
 * Returns the field for the question to the provider and the provider's answer. `check` returns the
 * text. Without a text, `check` returns undefined and shows an error.
 */
function useAsked() {
  const { t } = useDeskI18n();
  const [asked, setAsked] = useState('');
  const [missing, setMissing] = useState(false);
  return {
    check: () => {
      const typed = asked.trim();
      setMissing(typed === '');
      return typed || undefined;
    },
    field: (
      <TextAreaField
        label={t('deskBooking.actions.asked')}
        hint={t('deskBooking.actions.askedHint')}
        error={missing ? t('deskBooking.actions.askedMissing') : undefined}
        asterisk
        required
        maxLength={maxAskedLength}
        value={asked}
        onChange={({ target }) => setAsked(target.value)}
      />
    ),
  };
}

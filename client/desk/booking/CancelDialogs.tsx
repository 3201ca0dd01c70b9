import { useId, useState } from 'react';
import { parseMoney } from '#contracts/money/money.ts';
import { cancellationParties } from '#contracts/site/bookingSchema.ts';
import type { CancellationParty } from '#contracts/site/bookings.ts';
import { RadioField } from '../../ui/fields/ChoiceField.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './booking.module.css';
import { type ActionProps, BookingActionDialog } from './BookingActionDialog.tsx';
import { type PaidBy, PaidByField } from './PaidByField.tsx';

/**
 * Cancels a booking and asks which party wants the cancellation. If the hotel or the site wants it,
 * the guest pays nothing: the hotel waives a due fee, or the site pays it. This rule applies only
 * if the role may waive fees.
 */
export function CancelDialog(props: ActionProps) {
  const { t } = useDeskI18n();
  const { party, check, field } = useWantedBy();
  const { booking, actions } = props.shown;
  const fee = booking.cancellation && parseMoney(booking.cancellation.fee);
  const mayWaive = actions.some(({ action }) => action === 'waive-fee');
  const waives = mayWaive && fee !== null && fee.amount > 0n && party !== 'traveller';
  const choiceOf = (wantedBy: CancellationParty | undefined) =>
    wantedBy && (waives ? { wantedBy, paidBy: wantedBy } : { wantedBy });
  return (
    <BookingActionDialog
      {...props}
      action={waives && party ? 'waive-fee' : 'cancel'}
      title={t('deskBooking.actions.cancel.title')}
      confirm={t(`deskBooking.actions.${waives && party ? 'waive-fee' : 'cancel'}.button`)}
      choice={choiceOf(party)}
      incomplete={t('deskBooking.actions.wantedBy.first')}
      bodyOf={() => choiceOf(check())}
    >
      {field}
    </BookingActionDialog>
  );
}

/** Cancels a booking without cost for the guest: the hotel waives the fee or the site pays it. */
export function WaiveFeeDialog(props: ActionProps) {
  const { t } = useDeskI18n();
  const { party, check, field } = useWantedBy();
  const [paidBy, setPaidBy] = useState<PaidBy>('hotel');
  return (
    <BookingActionDialog
      {...props}
      action="waive-fee"
      title={t('deskBooking.actions.waive-fee.title')}
      confirm={t('deskBooking.actions.waive-fee.button')}
      choice={party && { wantedBy: party, paidBy }}
      incomplete={t('deskBooking.actions.wantedBy.first')}
      bodyOf={() => {
        const wantedBy = check();
        return wantedBy && { wantedBy, paidBy };
      }}
    >
      {field}
      <PaidByField
        value={paidBy}
        texts={{
          legend: t('deskBooking.actions.waive-fee.paidBy'),
          hotel: t('deskBooking.actions.waive-fee.hotel'),
          site: t('deskBooking.actions.waive-fee.site'),
        }}
        onChange={setPaidBy}
      />
    </BookingActionDialog>
  );
}

/**
 * Returns a field that asks which party wants the cancellation, without a default answer. `check`
 * returns the answer. Without an answer, `check` returns undefined and shows an error.
 */
function useWantedBy() {
  const { t } = useDeskI18n();
  const [party, setParty] = useState<CancellationParty>();
  const [missing, setMissing] = useState(false);
  const errorId = useId();
  const isWrong = missing && !party;
  return {
    party,
    check: () => {
      setMissing(!party);
      return party;
    },
    field: (
      <fieldset
        role="radiogroup"
        aria-required
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        tabIndex={-1}
        className={styles.choices}
      >
        <legend>{t('deskBooking.actions.wantedBy.label')}</legend>
        {cancellationParties.map((each) => (
          <RadioField
            key={each}
            name="wantedBy"
            checked={party === each}
            onChange={() => setParty(each)}
          >
            {t(`deskBooking.actions.wantedBy.${each}`)}
          </RadioField>
        ))}
        {isWrong && (
          <p id={errorId} className={styles.error}>
            {t('deskBooking.actions.wantedBy.missing')}
          </p>
        )}
      </fieldset>
    ),
  };
}

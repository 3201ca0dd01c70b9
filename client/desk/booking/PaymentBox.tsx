import { useState } from 'react';
import { parseAmount, parseMoney } from '#contracts/money/money.ts';
import type { DeskPayment } from '#contracts/site/desk/deskPayments.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioField } from '../../ui/fields/ChoiceField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import {
  refundProblemOf,
  useGetBookingPaymentQuery,
  useRefundMutation,
} from '../api/deskPaymentsApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { withDecimals } from '../ui/amountText.ts';
import { Box } from '../ui/DeskPage.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Instant } from '../ui/Instant.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './booking.module.css';

/** The payment of a booking on the site, and paying it back. Nothing where the hotel collects. */
export function PaymentBox({ bookingId }: { bookingId: string }) {
  const { t, formats } = useDeskI18n();
  const { currentData } = useGetBookingPaymentQuery(bookingId, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<DeskPayment>();
  const mayRefund = usePermitted('payments.refund');
  const payment = currentData?.payment;
  if (!payment) return null;
  const { card, fee, lapsesAt, issues, refundable, refunded, state } = payment;
  const money = (amount: DeskPayment['amount']) => formats.money(parseMoney(amount));
  const isPaid = state === 'captured';
  return (
    <Box title={t('deskPayments.box')}>
      <Facts
        facts={[
          { label: t('deskPayments.facts.state'), value: t(`deskPayments.paymentStates.${state}`) },
          { label: t('deskPayments.facts.amount'), value: money(payment.amount) },
          {
            label: t('deskPayments.facts.card'),
            value: card && t('deskPayments.card', card),
          },
          { label: t('deskPayments.facts.refunded'), value: isPaid && money(refunded) },
          { label: t('deskPayments.facts.refundable'), value: isPaid && money(refundable) },
          { label: t('deskPayments.facts.fee'), value: fee && money(fee) },
          { label: t('deskPayments.facts.lapses'), value: lapsesAt && <Instant at={lapsesAt} /> },
          {
            label: t('deskPayments.facts.reference'),
            value: payment.reference && <code dir="ltr">{payment.reference}</code>,
          },
        ]}
      />
      {issues.map(({ id, kind }) => (
        <p key={id} className={styles.error}>
          {t(`deskPayments.kinds.${kind}`)}
        </p>
      ))}
      {issues.length > 0 && (
        <p>
          <TextLink to={deskPath('payments')}>{t('deskPayments.seeIssues')}</TextLink>
        </p>
      )}
      {mayRefund && parseMoney(refundable).amount > 0n && (
        <div className={styles.further}>
          <Button onClick={() => setOpened(payment)}>{t('deskPayments.refund.open')}</Button>
        </div>
      )}
      {opened && (
        <RefundDialog bookingId={bookingId} payment={opened} onClose={() => setOpened(undefined)} />
      )}
    </Box>
  );
}

/** Pays a part or all of a payment back: all of what is left, unless another amount is typed. */
function RefundDialog({
  bookingId,
  payment: { refundable },
  onClose,
}: {
  bookingId: string;
  payment: DeskPayment;
  onClose: () => void;
}) {
  const { t, formats } = useDeskI18n();
  const [refund] = useRefundMutation();
  // One dialog is one refund, however often it is sent.
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(refundable.amount);
  const [paidBy, setPaidBy] = useState<'hotel' | 'site'>('hotel');
  const [wrong, setWrong] = useState(false);
  const { currency } = refundable;
  const most = parseMoney(refundable);
  const text = withDecimals(typed.trim(), currency);
  const amount = parseAmount(text, currency);
  const isRight = amount !== undefined && amount > 0n && amount <= most.amount;
  const shown = isRight && formats.money({ amount, currency });
  return (
    <ActionDialog
      title={t('deskPayments.refund.title')}
      reason="required"
      confirm={
        shown ? t('deskPayments.refund.confirm', { amount: shown }) : t('deskPayments.refund.open')
      }
      guestReads={t('deskPayments.refund.reads')}
      textOf={(error) => {
        const problem = refundProblemOf(error);
        if (problem?.code === 'staff-limit') return t('deskPayments.refund.limit');
        if (!problem?.refundable) return undefined;
        const left = formats.money(parseMoney(problem.refundable));
        return t('deskPayments.refund.changed', { refundable: left });
      }}
      onConfirm={(reason) => {
        setWrong(!isRight);
        if (!isRight) return undefined;
        const body = { id, amount: text, refundable: refundable.amount, paidBy, reason };
        return refund({ bookingId, body });
      }}
      onClose={onClose}
    >
      <TextField
        label={t('deskPayments.refund.amount', { currency })}
        error={
          wrong && !isRight
            ? t('deskPayments.refund.wrong', { most: formats.money(most) })
            : undefined
        }
        asterisk
        autoComplete="off"
        inputMode="decimal"
        maxLength={20}
        value={typed}
        onChange={({ target }) => {
          setWrong(false);
          setTyped(target.value);
        }}
      />
      <fieldset className={styles.choices}>
        <legend>{t('deskPayments.refund.paidBy')}</legend>
        {(['hotel', 'site'] as const).map((each) => (
          <RadioField
            key={each}
            name="paidBy"
            checked={paidBy === each}
            onChange={() => setPaidBy(each)}
          >
            {t(`deskPayments.refund.payers.${each}`)}
          </RadioField>
        ))}
      </fieldset>
      <p>{t('deskPayments.refund.text')}</p>
    </ActionDialog>
  );
}

import { useState } from 'react';
import { parseMoney } from '#contracts/money/money.ts';
import type { DeskPayment } from '#contracts/site/desk/deskPayments.ts';
import { cardBrand } from '#contracts/texts/receiptText.ts';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { refreshing } from '../api/deskApi.ts';
import {
  refundProblemOf,
  useGetBookingPaymentQuery,
  useRefundMutation,
} from '../api/deskPaymentsApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { Box } from '../ui/DeskPage.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Instant } from '../ui/Instant.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { AmountField, useAmount } from './AmountField.tsx';
import styles from './booking.module.css';
import { type PaidBy, PaidByField } from './PaidByField.tsx';

/**
 * The payment of a booking that the site collects, with the button to refund the payment. The page
 * does not render the box if the hotel collects.
 */
export function PaymentBox({ bookingId }: { bookingId: string }) {
  const { t, formats } = useDeskI18n();
  const { currentData } = useGetBookingPaymentQuery(bookingId, refreshing);
  const [opened, setOpened] = useState<DeskPayment>();
  const mayRefund = usePermitted('payments.refund');
  const payment = currentData?.payment;
  if (!payment) return null;
  const { card, fee, lapsesAt, issues, moved, refundable, refunded, state } = payment;
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
            value: card && t('deskPayments.card', { ...card, brand: cardBrand(card) }),
          },
          { label: t('deskPayments.facts.refunded'), value: isPaid && money(refunded) },
          {
            label: t('deskPayments.facts.moved'),
            value: parseMoney(moved).amount > 0n && money(moved),
          },
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

/**
 * Refunds a payment in full or in part. By default, the amount is everything that can still be
 * refunded.
 */
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
  // One dialog makes one refund, however often it is submitted.
  const [id] = useState(() => crypto.randomUUID());
  const [paidBy, setPaidBy] = useState<PaidBy>('hotel');
  const most = parseMoney(refundable);
  const amount = useAmount(most, refundable.amount);
  const shown = amount.given && formats.money(amount.given.money);
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
        const given = amount.check();
        if (!given) return undefined;
        const body = { id, amount: given.text, refundable: refundable.amount, paidBy, reason };
        return refund({ bookingId, body });
      }}
      onClose={onClose}
    >
      <AmountField
        amount={amount}
        label={t('deskPayments.refund.amount', { currency: most.currency })}
        wrong={t('deskPayments.refund.wrong', { most: formats.money(most) })}
      />
      <PaidByField
        value={paidBy}
        texts={{
          legend: t('deskPayments.refund.paidBy'),
          hotel: t('deskPayments.refund.payers.hotel'),
          site: t('deskPayments.refund.payers.site'),
        }}
        onChange={setPaidBy}
      />
      <p>{t('deskPayments.refund.text')}</p>
    </ActionDialog>
  );
}

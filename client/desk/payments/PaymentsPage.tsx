import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import { type PaymentIssue, paymentQueues } from '#contracts/site/desk/deskPayments.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import { useCloseIssueMutation } from '../api/deskPaymentsApi.ts';
import { deskPath } from '../deskPaths.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { amountText } from '../ui/amountText.ts';
import { DeskList, deskList, RowButton } from '../ui/DeskList.tsx';
import { Instant } from '../ui/Instant.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './payments.module.css';

const issues = deskList('GET /api/desk/payments', {
  tag: 'payments',
  texts: ({ t }) => ({
    title: t('deskFrame.pages.payments'),
    lead: t('deskPayments.lead'),
    caption: t('deskPayments.caption'),
    none: t('deskPayments.none'),
    noneFound: t('deskPayments.noneFound'),
  }),
  filters: ({ t }) => ({
    queue: {
      label: t('deskPayments.queue'),
      choices: paymentQueues,
      textOf: (queue) => t(`deskToday.queues.${queue}`),
    },
    state: {
      label: t('deskPayments.state'),
      choices: ['closed'],
      textOf: (state) => t(`deskPayments.states.${state}`),
    },
  }),
  columns: (i18n) => [
    {
      key: 'issue',
      head: i18n.t('deskPayments.columns.issue'),
      cell: ({ kind, reference, detail }) => (
        <span className={styles.issue}>
          <strong>{i18n.t(`deskPayments.kinds.${kind}`)}</strong>
          <span>{i18n.t(`deskPayments.hints.${kind}`)}</span>
          <code dir="ltr">{detail === null ? reference : `${reference} · ${detail}`}</code>
        </span>
      ),
    },
    {
      key: 'booking',
      head: i18n.t('deskPayments.columns.booking'),
      cell: ({ bookingId: id, bookingNumber: number }) =>
        id !== null && (
          <Link to={deskPath('booking', { id })} className={styles.number}>
            <bdi>{number === null ? id : formatBookingNumber(number)}</bdi>
          </Link>
        ),
    },
    {
      key: 'ours',
      head: i18n.t('deskPayments.columns.ours'),
      end: true,
      cell: ({ ours, oursCurrency, currency }) => amountOf(i18n, ours, oursCurrency ?? currency),
    },
    {
      key: 'theirs',
      head: i18n.t('deskPayments.columns.theirs'),
      end: true,
      cell: ({ theirs, currency }) => amountOf(i18n, theirs, currency),
    },
    {
      key: 'found',
      head: i18n.t('deskPayments.columns.found'),
      cell: ({ foundAt }) => <Instant at={foundAt} />,
    },
    {
      key: 'due',
      head: i18n.t('deskPayments.columns.due'),
      cell: ({ dueAt }) => dueAt !== null && <Instant at={dueAt} />,
    },
  ],
  keyOf: ({ id }) => id,
  rowActions: {
    head: ({ t }) => t('deskPayments.columns.actions'),
    isPermitted: ({ may, query: { state } }) => may('payments.close') && state === undefined,
    buttons: (issue, choose, { t }) => (
      <RowButton onClick={() => choose(issue)}>
        {t.rich('deskPayments.close', { issue: t(`deskPayments.kinds.${issue.kind}`), hidden })}
      </RowButton>
    ),
    dialog: (issue, onClose) => <CloseDialog issue={issue} onClose={onClose} />,
  },
  below: ({ t, page }) =>
    page && (
      <p className={styles.note}>
        {page.compared === null
          ? t('deskPayments.notCompared')
          : t.rich('deskPayments.compared', { time: () => <Instant at={page.compared ?? ''} /> })}
      </p>
    ),
});

function amountOf(i18n: DeskI18n, amount: string | null, currency: string | null) {
  return amount !== null && currency !== null && amountText(i18n, amount, currency);
}

/** The payments that need attention, with the necessary step and the button to close them. */
export function PaymentsPage() {
  return <DeskList list={issues} />;
}

const closedSchema = v.object({ status: v.literal(409) });

function CloseDialog({
  issue: { id, kind },
  onClose,
}: {
  issue: PaymentIssue;
  onClose: () => void;
}) {
  const { t } = useDeskI18n();
  const [close] = useCloseIssueMutation();
  return (
    <ActionDialog
      title={t('deskPayments.closing.title')}
      reason="required"
      confirm={t('deskPayments.closing.confirm')}
      textOf={(error) => v.is(closedSchema, error) && t('deskPayments.closing.already')}
      onConfirm={(reason) => close({ id, reason })}
      onClose={onClose}
    >
      <p>
        <strong>{t(`deskPayments.kinds.${kind}`)}</strong>
      </p>
      <p>{t('deskPayments.closing.text')}</p>
    </ActionDialog>
  );
}

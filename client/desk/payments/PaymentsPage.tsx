import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import {
  deskPaymentsQuerySchema,
  type PaymentIssue,
  paymentQueues,
} from '#contracts/site/desk/deskPayments.ts';
import { Button } from '../../ui/Button.tsx';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import { useCloseIssueMutation, useGetPaymentIssuesQuery } from '../api/deskPaymentsApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { amountText } from '../ui/amountText.ts';
import { type Column, DataTable, Paging } from '../ui/DataTable.tsx';
import { DeskPage } from '../ui/DeskPage.tsx';
import { FilterBar, SelectFilter } from '../ui/FilterBar.tsx';
import { Instant } from '../ui/Instant.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { useQueryFilters } from '../ui/useFilters.ts';
import styles from './payments.module.css';

/** What somebody has to look at in payments, with what to do about it, and closing it. */
export function PaymentsPage() {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const { query: parameters, isFiltered } = useQueryFilters(deskPaymentsQuerySchema);
  const query = useGetPaymentIssuesQuery(parameters);
  const [chosen, setChosen] = useState<PaymentIssue>();
  const mayClose = usePermitted('payments.close') && parameters.state === undefined;
  const amount = (text: string | null, currency: string | null) =>
    text !== null && currency !== null && amountText(i18n, text, currency);
  const columns: Column<PaymentIssue>[] = [
    {
      key: 'issue',
      head: t('deskPayments.columns.issue'),
      cell: ({ kind, reference, detail }) => (
        <span className={styles.issue}>
          <strong>{t(`deskPayments.kinds.${kind}`)}</strong>
          <span>{t(`deskPayments.hints.${kind}`)}</span>
          <code dir="ltr">{detail === null ? reference : `${reference} · ${detail}`}</code>
        </span>
      ),
    },
    {
      key: 'booking',
      head: t('deskPayments.columns.booking'),
      cell: ({ bookingId }) =>
        bookingId !== null && (
          <Link to={deskPath('booking', { id: bookingId })}>{bookingId.slice(0, 8)}</Link>
        ),
    },
    {
      key: 'ours',
      head: t('deskPayments.columns.ours'),
      end: true,
      cell: ({ ours, oursCurrency, currency }) => amount(ours, oursCurrency ?? currency),
    },
    {
      key: 'theirs',
      head: t('deskPayments.columns.theirs'),
      end: true,
      cell: ({ theirs, currency }) => amount(theirs, currency),
    },
    {
      key: 'found',
      head: t('deskPayments.columns.found'),
      cell: ({ foundAt }) => <Instant at={foundAt} />,
    },
    {
      key: 'due',
      head: t('deskPayments.columns.due'),
      cell: ({ dueAt }) => dueAt !== null && <Instant at={dueAt} />,
    },
  ];
  const actions: Column<PaymentIssue> = {
    key: 'actions',
    head: t('deskPayments.columns.actions'),
    hiddenHead: true,
    cell: (issue) => (
      <Button look="quiet" onClick={() => setChosen(issue)}>
        <span>
          {t.rich('deskPayments.close', { issue: t(`deskPayments.kinds.${issue.kind}`), hidden })}
        </span>
      </Button>
    ),
  };
  const { data } = query;
  return (
    <DeskPage title={t('deskFrame.pages.payments')} lead={t('deskPayments.lead')}>
      <FilterBar isFiltered={isFiltered}>
        <SelectFilter
          name="queue"
          label={t('deskPayments.queue')}
          options={paymentQueues.map((value) => ({ value, text: t(`deskToday.queues.${value}`) }))}
        />
        <SelectFilter
          name="state"
          label={t('deskPayments.state')}
          options={[{ value: 'closed', text: t('deskPayments.states.closed') }]}
        />
      </FilterBar>
      <DataTable
        caption={t('deskPayments.caption')}
        columns={mayClose ? [...columns, actions] : columns}
        rows={data?.items}
        query={query}
        keyOf={({ id }) => id}
        empty={t(isFiltered ? 'deskPayments.noneFound' : 'deskPayments.none')}
      />
      <Paging next={data?.next} />
      {data && (
        <p className={styles.note}>
          {data.compared === null
            ? t('deskPayments.notCompared')
            : t.rich('deskPayments.compared', { time: () => <Instant at={data.compared ?? ''} /> })}
        </p>
      )}
      {chosen && <CloseDialog issue={chosen} onClose={() => setChosen(undefined)} />}
    </DeskPage>
  );
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

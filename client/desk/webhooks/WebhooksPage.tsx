import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import {
  deliveryStates,
  type DeskDelivery,
  deskWebhooksQuerySchema,
} from '#contracts/site/desk/deskWebhooks.ts';
import { Button } from '../../ui/Button.tsx';
import { useGetDeliveriesQuery, useSendAgainMutation } from '../api/deskWebhooksApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { type Column, DataTable, Paging } from '../ui/DataTable.tsx';
import { DeliveryState } from '../ui/StatusBadge.tsx';
import { DeskPage } from '../ui/DeskPage.tsx';
import { FilterBar, SelectFilter } from '../ui/FilterBar.tsx';
import { FirstChange } from '../ui/problemText.tsx';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { useQueryFilters } from '../ui/useFilters.ts';

/** The deliveries of webhook events, with what became of each, and sending one again. */
export function WebhooksPage() {
  const { t, formats } = useDeskI18n();
  const { query: parameters, isFiltered } = useQueryFilters(deskWebhooksQuerySchema);
  const query = useGetDeliveriesQuery(parameters);
  const [chosen, setChosen] = useState<DeskDelivery>();
  const maySend = usePermitted('webhooks.resend');
  const columns: Column<DeskDelivery>[] = [
    {
      key: 'event',
      head: t('deskWebhooks.columns.event'),
      cell: ({ event }) => <code dir="ltr">{event}</code>,
    },
    {
      key: 'booking',
      head: t('deskWebhooks.columns.booking'),
      cell: ({ bookingId }) =>
        bookingId !== null && (
          <Link to={deskPath('booking', { id: bookingId })}>{bookingId.slice(0, 8)}</Link>
        ),
    },
    {
      key: 'happened',
      head: t('deskWebhooks.columns.happened'),
      cell: ({ createdAt }) => <Instant at={createdAt} />,
    },
    {
      key: 'state',
      head: t('deskWebhooks.columns.state'),
      cell: (delivery) => <DeliveryState delivery={delivery} />,
    },
    {
      key: 'attempts',
      head: t('deskWebhooks.columns.attempts'),
      end: true,
      cell: ({ attempts }) => formats.number(attempts),
    },
  ];
  const actions: Column<DeskDelivery> = {
    key: 'actions',
    head: t('deskWebhooks.columns.actions'),
    hiddenHead: true,
    cell: (delivery) => (
      <Button look="quiet" onClick={() => setChosen(delivery)}>
        <span>
          {t.rich(`deskWebhooks.send.${delivery.state}`, { event: delivery.event, hidden })}
        </span>
      </Button>
    ),
  };
  return (
    <DeskPage title={t('deskFrame.pages.webhooks')} lead={t('deskWebhooks.lead')}>
      {query.data && !query.data.configured && (
        <Notice tone="amber">{t('deskWebhooks.notConfigured')}</Notice>
      )}
      <FilterBar isFiltered={isFiltered}>
        <SelectFilter
          name="state"
          label={t('deskWebhooks.state')}
          options={deliveryStates.map((value) => ({
            value,
            text: t(`deskWebhooks.states.${value}`),
          }))}
        />
      </FilterBar>
      <DataTable
        caption={t('deskWebhooks.caption')}
        columns={maySend ? [...columns, actions] : columns}
        rows={query.data?.items}
        query={query}
        keyOf={({ id }) => id}
        empty={t(isFiltered ? 'deskWebhooks.noneFound' : 'deskWebhooks.none')}
      />
      <Paging next={query.data?.next} />
      {chosen && <SendDialog delivery={chosen} onClose={() => setChosen(undefined)} />}
    </DeskPage>
  );
}

const changedSchema = v.object({ status: v.literal(409) });

function SendDialog({
  delivery: { id, event, state, attempts },
  onClose,
}: {
  delivery: DeskDelivery;
  onClose: () => void;
}) {
  const { t } = useDeskI18n();
  const [sendAgain] = useSendAgainMutation();
  return (
    <ActionDialog
      title={t('deskWebhooks.sending.title')}
      confirm={t('deskWebhooks.sending.confirm')}
      textOf={(error) =>
        v.is(changedSchema, error) && (
          <FirstChange error={error}>{t('deskWebhooks.changed')}</FirstChange>
        )
      }
      onConfirm={() => sendAgain({ id, state, attempts })}
      onClose={onClose}
    >
      <p>{t('deskWebhooks.sending.text', { event })}</p>
    </ActionDialog>
  );
}

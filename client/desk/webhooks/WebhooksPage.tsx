import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { deliveryStates, type DeskDelivery } from '#contracts/site/desk/deskWebhooks.ts';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import { useSendAgainMutation } from '../api/deskWebhooksApi.ts';
import { deskPath } from '../deskPaths.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { DeskList, deskList, RowButton } from '../ui/DeskList.tsx';
import { DeliveryState } from '../ui/StatusBadge.tsx';
import { FirstChange } from '../ui/problemText.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';

const deliveries = deskList('GET /api/desk/webhooks', {
  tag: 'webhooks',
  texts: ({ t }) => ({
    title: t('deskFrame.pages.webhooks'),
    lead: t('deskWebhooks.lead'),
    caption: t('deskWebhooks.caption'),
    none: t('deskWebhooks.none'),
    noneFound: t('deskWebhooks.noneFound'),
  }),
  filters: ({ t }) => ({
    state: {
      label: t('deskWebhooks.state'),
      choices: deliveryStates,
      textOf: (state) => t(`deskWebhooks.states.${state}`),
    },
  }),
  columns: ({ t, formats }) => [
    {
      key: 'event',
      head: t('deskWebhooks.columns.event'),
      cell: ({ event }) => <code dir="ltr">{event}</code>,
    },
    {
      key: 'booking',
      head: t('deskWebhooks.columns.booking'),
      cell: ({ bookingId: id }) =>
        id !== null && <Link to={deskPath('booking', { id })}>{id.slice(0, 8)}</Link>,
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
  ],
  keyOf: ({ id }) => id,
  rowActions: {
    head: ({ t }) => t('deskWebhooks.columns.actions'),
    isPermitted: ({ may }) => may('webhooks.resend'),
    buttons: (delivery, choose, { t }) => (
      <RowButton onClick={() => choose(delivery)}>
        {t.rich(`deskWebhooks.send.${delivery.state}`, { event: delivery.event, hidden })}
      </RowButton>
    ),
    dialog: (delivery, onClose) => <SendDialog delivery={delivery} onClose={onClose} />,
  },
  above: ({ t, page }) =>
    page && !page.configured && <Notice tone="amber">{t('deskWebhooks.notConfigured')}</Notice>,
});

/** The deliveries of webhook events with their states, and a button to resend each. */
export function WebhooksPage() {
  return <DeskList list={deliveries} />;
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

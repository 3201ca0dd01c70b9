import { useState } from 'react';
import * as v from 'valibot';
import {
  deskNewsletterQuerySchema,
  type DeskSubscription,
  subscriptionStates,
} from '#contracts/site/desk/deskNewsletter.ts';
import { longestEmail } from '#contracts/values/longestTexts.ts';
import { callPath } from '../../api/call.ts';
import { AnchorButton, Button } from '../../ui/Button.tsx';
import {
  useGetSubscriptionsQuery,
  useRemoveSubscriptionMutation,
} from '../api/deskNewsletterApi.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { type Column, DataTable, Paging } from '../ui/DataTable.tsx';
import { DeskPage } from '../ui/DeskPage.tsx';
import { FilterBar, SelectFilter, TextFilter } from '../ui/FilterBar.tsx';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import { Instant } from '../ui/Instant.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { useQueryFilters } from '../ui/useFilters.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { FirstChange } from '../ui/problemText.tsx';
import styles from './NewsletterPage.module.css';

const tones = { confirmed: 'good', pending: 'amber', unsubscribed: 'neutral' } as const;

/**
 * Who is subscribed to the newsletter: their numbers, the export, and the removal of an address.
 */
export function NewsletterPage() {
  const { t } = useDeskI18n();
  const { query: parameters, invalid, isFiltered } = useQueryFilters(deskNewsletterQuerySchema);
  const query = useGetSubscriptionsQuery(parameters);
  const [removed, setRemoved] = useState<DeskSubscription>();
  const mayExport = usePermitted('newsletter.export');
  const mayRemove = usePermitted('newsletter.remove');
  const counts = query.data?.counts;
  const columns: Column<DeskSubscription>[] = [
    {
      key: 'email',
      head: t('deskNewsletter.columns.email'),
      cell: ({ email }) =>
        email === null ? t('deskNewsletter.removed') : <bdi className={styles.email}>{email}</bdi>,
    },
    {
      key: 'state',
      head: t('deskNewsletter.columns.state'),
      cell: ({ state }) => (
        <StatusBadge tone={tones[state]}>{t(`deskNewsletter.states.${state}`)}</StatusBadge>
      ),
    },
    {
      key: 'requested',
      head: t('deskNewsletter.columns.requested'),
      cell: ({ requestedAt }) => <Instant at={requestedAt} />,
    },
    {
      key: 'confirmed',
      head: t('deskNewsletter.columns.confirmed'),
      cell: ({ confirmedAt }) => confirmedAt && <Instant at={confirmedAt} />,
    },
    {
      key: 'ended',
      head: t('deskNewsletter.columns.ended'),
      cell: ({ unsubscribedAt }) => unsubscribedAt && <Instant at={unsubscribedAt} />,
    },
  ];
  const actions: Column<DeskSubscription> = {
    key: 'actions',
    head: t('deskNewsletter.columns.actions'),
    hiddenHead: true,
    cell: (subscription) =>
      subscription.email !== null && (
        <Button look="quiet" onClick={() => setRemoved(subscription)}>
          <span>{t.rich('deskNewsletter.remove', { email: subscription.email, hidden })}</span>
        </Button>
      ),
  };
  return (
    <DeskPage
      title={t('deskFrame.pages.newsletter')}
      lead={
        counts &&
        t('deskNewsletter.numbers', {
          confirmed: counts.confirmed,
          pending: counts.pending,
          ended: counts.unsubscribed,
        })
      }
      actions={
        mayExport && (
          <AnchorButton download href={callPath('GET /api/desk/newsletter/export', {})}>
            {t('deskNewsletter.export')}
          </AnchorButton>
        )
      }
    >
      <FilterBar isFiltered={isFiltered}>
        <TextFilter
          name="email"
          type="email"
          label={t('deskNewsletter.email')}
          maxLength={longestEmail}
          error={invalid.has('email') ? t('deskNewsletter.emailInvalid') : undefined}
        />
        <SelectFilter
          name="state"
          label={t('deskNewsletter.state')}
          options={subscriptionStates.map((value) => ({
            value,
            text: t(`deskNewsletter.states.${value}`),
          }))}
        />
      </FilterBar>
      <DataTable
        caption={t('deskNewsletter.caption')}
        columns={mayRemove ? [...columns, actions] : columns}
        rows={query.data?.items}
        query={query}
        keyOf={({ id }) => id}
        empty={t(isFiltered ? 'deskNewsletter.noneFound' : 'deskNewsletter.none')}
      />
      <Paging next={query.data?.next} />
      {removed && (
        <SubscriptionRemoval subscription={removed} onClose={() => setRemoved(undefined)} />
      )}
    </DeskPage>
  );
}

const endedSchema = v.object({ status: v.literal(409) });

/** Asks before the address of a subscription is removed. */
function SubscriptionRemoval({
  subscription: { id, email },
  onClose,
}: {
  subscription: DeskSubscription;
  onClose: () => void;
}) {
  const { t } = useDeskI18n();
  const [remove] = useRemoveSubscriptionMutation();
  return (
    <ActionDialog
      title={t('deskNewsletter.removal.title')}
      confirm={t('deskNewsletter.removal.confirm')}
      reason="required"
      textOf={(error) =>
        v.is(endedSchema, error) && (
          <FirstChange error={error}>{t('deskNewsletter.ended')}</FirstChange>
        )
      }
      onConfirm={(reason) => remove({ id, reason })}
      onClose={onClose}
    >
      <p>{t('deskNewsletter.removal.text', { email: email ?? t('deskNewsletter.removed') })}</p>
    </ActionDialog>
  );
}

import { useState } from 'react';
import {
  deskNewsletterQuerySchema,
  type DeskSubscription,
  subscriptionStates,
} from '#contracts/site/desk/deskNewsletter.ts';
import { longestEmail } from '#contracts/values/longestTexts.ts';
import { callPath } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { useGetSubscriptionsQuery } from '../api/deskNewsletterApi.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { DeskPage } from '../ui/DeskPage.tsx';
import { DownloadLink } from '../ui/DownloadLink.tsx';
import { FilterBar, SelectFilter, TextFilter } from '../ui/FilterBar.tsx';
import { hidden } from '../ui/hidden.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Paging } from '../ui/Paging.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { useQueryFilters } from '../ui/useFilters.ts';
import styles from './NewsletterPage.module.css';
import { SubscriptionRemoval } from './SubscriptionRemoval.tsx';

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
          <DownloadLink href={callPath('GET /api/desk/newsletter/export', {})}>
            {t('deskNewsletter.export')}
          </DownloadLink>
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

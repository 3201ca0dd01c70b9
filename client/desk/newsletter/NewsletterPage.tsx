import * as v from 'valibot';
import {
  deskNewsletterQuerySchema,
  type DeskSubscription,
  subscriptionStates,
} from '#contracts/site/desk/deskNewsletter.ts';
import { longestEmail } from '#contracts/values/longestTexts.ts';
import { callPath } from '../../api/call.ts';
import { useRemoveSubscriptionMutation } from '../api/deskNewsletterApi.ts';
import { DeskList, deskList, RowButton } from '../ui/DeskList.tsx';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import { Instant } from '../ui/Instant.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { FirstChange } from '../ui/problemText.tsx';
import styles from './NewsletterPage.module.css';

const tones = { confirmed: 'good', pending: 'amber', unsubscribed: 'neutral' } as const;

const subscriptions = deskList('GET /api/desk/newsletter', {
  query: deskNewsletterQuerySchema,
  tag: 'newsletter',
  texts: ({ t, page }) => ({
    title: t('deskFrame.pages.newsletter'),
    lead:
      page &&
      t('deskNewsletter.numbers', {
        confirmed: page.counts.confirmed,
        pending: page.counts.pending,
        ended: page.counts.unsubscribed,
      }),
    caption: t('deskNewsletter.caption'),
    none: t('deskNewsletter.none'),
    noneFound: t('deskNewsletter.noneFound'),
  }),
  filters: ({ t }) => ({
    email: {
      type: 'email',
      label: t('deskNewsletter.email'),
      maxLength: longestEmail,
      invalid: t('deskNewsletter.emailInvalid'),
    },
    state: {
      label: t('deskNewsletter.state'),
      choices: subscriptionStates,
      textOf: (state) => t(`deskNewsletter.states.${state}`),
    },
  }),
  columns: ({ t }) => [
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
  ],
  keyOf: ({ id }) => id,
  rowActions: {
    head: ({ t }) => t('deskNewsletter.columns.actions'),
    isPermitted: ({ may }) => may('newsletter.remove'),
    buttons: (subscription, choose, { t }) =>
      subscription.email !== null && (
        <RowButton onClick={() => choose(subscription)}>
          {t.rich('deskNewsletter.remove', { email: subscription.email, hidden })}
        </RowButton>
      ),
    dialog: (subscription, onClose) => (
      <SubscriptionRemoval subscription={subscription} onClose={onClose} />
    ),
  },
  csv: ({ t }) => ({
    permission: 'newsletter.export',
    label: t('deskNewsletter.export'),
    path: callPath('GET /api/desk/newsletter/export', {}),
  }),
});

/** The newsletter's subscribers: their number, the export, and the removal of an address. */
export function NewsletterPage() {
  return <DeskList list={subscriptions} />;
}

const endedSchema = v.object({ status: v.literal(409) });

/** Confirms the removal of an address. */
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

import {
  accountMailProblemSchema,
  type DeskAccountMail,
} from '#contracts/site/desk/deskAccountMails.ts';
import * as v from 'valibot';
import { useSendAccountMailMutation } from '../api/deskTravelersApi.ts';
import { deskPath } from '../deskPaths.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { DeskList, deskList, RowButton } from '../ui/DeskList.tsx';
import { DeliveryState } from '../ui/StatusBadge.tsx';
import { FirstChange } from '../ui/problemText.tsx';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import { Instant } from '../ui/Instant.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';

const mails = deskList('GET /api/desk/account-mails', {
  tag: 'accountMails',
  texts: ({ t }) => ({
    title: t('deskTravelers.mails.title'),
    lead: t('deskTravelers.mails.lead'),
    caption: t('deskTravelers.mails.caption'),
    none: t('deskTravelers.mails.none'),
    noneFound: t('deskTravelers.mails.none'),
  }),
  filters: () => ({}),
  columns: ({ t, formats }) => [
    {
      key: 'mail',
      head: t('deskTravelers.mails.columns.mail'),
      cell: ({ mail }) => t(`deskTravelers.mails.names.${mail}`),
    },
    {
      key: 'written',
      head: t('deskTravelers.mails.columns.written'),
      cell: ({ createdAt }) => <Instant at={createdAt} />,
    },
    {
      key: 'state',
      head: t('deskTravelers.mails.columns.state'),
      cell: (mail) => (
        <>
          <DeliveryState delivery={{ ...mail, sentAt: null }} />
          {mail.expired && <p>{t('deskTravelers.mails.expired')}</p>}
        </>
      ),
    },
    {
      key: 'attempts',
      head: t('deskTravelers.mails.columns.attempts'),
      end: true,
      cell: ({ attempts }) => formats.number(attempts),
    },
  ],
  keyOf: ({ id }) => id,
  linkOf: ({ accountId }) => deskPath('traveller', { id: accountId }),
  rowActions: {
    head: ({ t }) => t('deskTravelers.mails.columns.actions'),
    isPermitted: ({ may }) => may('travellers.send-mail'),
    buttons: (mail, choose, { t }) =>
      !mail.expired &&
      mail.mail !== 'unknown' && (
        <RowButton onClick={() => choose(mail)}>
          {t.rich(`deskTravelers.mails.send.${mail.state}`, {
            mail: t(`deskTravelers.mails.names.${mail.mail}`),
            hidden,
          })}
        </RowButton>
      ),
    dialog: (mail, onClose) => <SendDialog mail={mail} onClose={onClose} />,
  },
});

/** The unsent mails about accounts, with a button to resend each mail that has not expired. */
export function AccountMailsPage() {
  return <DeskList list={mails} />;
}

const errorSchema = v.object({ data: accountMailProblemSchema });

function SendDialog({
  mail: { id, mail, state, attempts },
  onClose,
}: {
  mail: DeskAccountMail;
  onClose: () => void;
}) {
  const { t } = useDeskI18n();
  const [send] = useSendAccountMailMutation();
  return (
    <ActionDialog
      title={t('deskTravelers.mails.sending.title')}
      confirm={t('deskTravelers.mails.sending.confirm')}
      textOf={(error) => {
        const read = v.safeParse(errorSchema, error);
        if (!read.success) return undefined;
        const text = t(`deskTravelers.mails.problem.${read.output.data.code}`);
        return <FirstChange error={error}>{text}</FirstChange>;
      }}
      onConfirm={() => send({ id, state, attempts })}
      onClose={onClose}
    >
      <p>
        {t('deskTravelers.mails.sending.text', { mail: t(`deskTravelers.mails.names.${mail}`) })}
      </p>
    </ActionDialog>
  );
}

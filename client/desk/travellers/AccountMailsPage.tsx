import {
  accountMailProblemSchema,
  type DeskAccountMail,
  deskAccountMailsQuerySchema,
} from '#contracts/site/desk/deskAccountMails.ts';
import * as v from 'valibot';
import { useSendAccountMailMutation } from '../api/deskTravellersApi.ts';
import { deskPath } from '../deskPaths.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { DeskList, deskList, RowButton } from '../ui/DeskList.tsx';
import { DeliveryState } from '../ui/StatusBadge.tsx';
import { FirstChange } from '../ui/problemText.tsx';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import { Instant } from '../ui/Instant.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';

const mails = deskList('GET /api/desk/account-mails', {
  query: deskAccountMailsQuerySchema,
  tag: 'accountMails',
  texts: ({ t }) => ({
    title: t('deskTravellers.mails.title'),
    lead: t('deskTravellers.mails.lead'),
    caption: t('deskTravellers.mails.caption'),
    none: t('deskTravellers.mails.none'),
    noneFound: t('deskTravellers.mails.none'),
  }),
  filters: () => ({}),
  columns: ({ t, formats }) => [
    {
      key: 'mail',
      head: t('deskTravellers.mails.columns.mail'),
      cell: ({ mail }) => t(`deskTravellers.mails.names.${mail}`),
    },
    {
      key: 'written',
      head: t('deskTravellers.mails.columns.written'),
      cell: ({ createdAt }) => <Instant at={createdAt} />,
    },
    {
      key: 'state',
      head: t('deskTravellers.mails.columns.state'),
      cell: (mail) => (
        <>
          <DeliveryState delivery={{ ...mail, sentAt: null }} />
          {mail.expired && <p>{t('deskTravellers.mails.expired')}</p>}
        </>
      ),
    },
    {
      key: 'attempts',
      head: t('deskTravellers.mails.columns.attempts'),
      end: true,
      cell: ({ attempts }) => formats.number(attempts),
    },
  ],
  keyOf: ({ id }) => id,
  linkOf: ({ accountId }) => deskPath('traveller', { id: accountId }),
  rowActions: {
    head: ({ t }) => t('deskTravellers.mails.columns.actions'),
    isPermitted: ({ may }) => may('travellers.send-mail'),
    buttons: (mail, choose, { t }) =>
      !mail.expired &&
      mail.mail !== 'unknown' && (
        <RowButton onClick={() => choose(mail)}>
          {t.rich(`deskTravellers.mails.send.${mail.state}`, {
            mail: t(`deskTravellers.mails.names.${mail.mail}`),
            hidden,
          })}
        </RowButton>
      ),
    dialog: (mail, onClose) => <SendDialog mail={mail} onClose={onClose} />,
  },
});

/** The mails about accounts that could not be sent, and sending one again. */
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
      title={t('deskTravellers.mails.sending.title')}
      confirm={t('deskTravellers.mails.sending.confirm')}
      textOf={(error) => {
        const read = v.safeParse(errorSchema, error);
        if (!read.success) return undefined;
        const text = t(`deskTravellers.mails.problem.${read.output.data.code}`);
        return <FirstChange error={error}>{text}</FirstChange>;
      }}
      onConfirm={() => send({ id, state, attempts })}
      onClose={onClose}
    >
      <p>
        {t('deskTravellers.mails.sending.text', { mail: t(`deskTravellers.mails.names.${mail}`) })}
      </p>
    </ActionDialog>
  );
}

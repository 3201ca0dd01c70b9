import { useState } from 'react';
import {
  accountMailProblemSchema,
  type DeskAccountMail,
  deskAccountMailsQuerySchema,
} from '#contracts/site/desk/deskAccountMails.ts';
import * as v from 'valibot';
import { Button } from '../../ui/Button.tsx';
import { useGetAccountMailsQuery, useSendAccountMailMutation } from '../api/deskTravellersApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { type Column, DataTable, Paging } from '../ui/DataTable.tsx';
import { DeliveryState } from '../ui/StatusBadge.tsx';
import { DeskPage } from '../ui/DeskPage.tsx';
import { FirstChange } from '../ui/problemText.tsx';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import { Instant } from '../ui/Instant.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { useQueryFilters } from '../ui/useFilters.ts';

/** The mails about accounts that could not be sent, and sending one again. */
export function AccountMailsPage() {
  const { t, formats } = useDeskI18n();
  const { query: parameters } = useQueryFilters(deskAccountMailsQuerySchema);
  const query = useGetAccountMailsQuery(parameters);
  const [chosen, setChosen] = useState<DeskAccountMail>();
  const maySend = usePermitted('travellers.send-mail');
  const columns: Column<DeskAccountMail>[] = [
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
  ];
  const actions: Column<DeskAccountMail> = {
    key: 'actions',
    head: t('deskTravellers.mails.columns.actions'),
    hiddenHead: true,
    cell: (mail) =>
      !mail.expired &&
      mail.mail !== 'unknown' && (
        <Button look="quiet" onClick={() => setChosen(mail)}>
          <span>
            {t.rich(`deskTravellers.mails.send.${mail.state}`, {
              mail: t(`deskTravellers.mails.names.${mail.mail}`),
              hidden,
            })}
          </span>
        </Button>
      ),
  };
  return (
    <DeskPage title={t('deskTravellers.mails.title')} lead={t('deskTravellers.mails.lead')}>
      <DataTable
        caption={t('deskTravellers.mails.caption')}
        columns={maySend ? [...columns, actions] : columns}
        rows={query.data?.items}
        query={query}
        keyOf={({ id }) => id}
        linkOf={({ accountId }) => deskPath('traveller', { id: accountId })}
        empty={t('deskTravellers.mails.none')}
      />
      <Paging next={query.data?.next} />
      {chosen && <SendDialog mail={chosen} onClose={() => setChosen(undefined)} />}
    </DeskPage>
  );
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

import { useState } from 'react';
import type { StaffEntry } from '#contracts/site/desk/deskStaff.ts';
import { Button } from '../../ui/Button.tsx';
import { useListStaffQuery } from '../api/deskStaffApi.ts';
import { useStaff } from '../session/StaffContext.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { DeskPage } from '../ui/DeskPage.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Notice } from '../ui/Notice.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { withPageTexts } from '../ui/withPageTexts.tsx';
import { PasskeyRule } from './PasskeyRule.tsx';
import { InviteDialog, MemberDialog, nameOf, type StaffAction } from './StaffDialogs.tsx';
import styles from './StaffPage.module.css';

const tones = { active: 'good', invited: 'amber', ended: 'neutral' } as const;

/** The possible actions on an account in each state. */
const actions = {
  active: ['role', 'reset', 'end'],
  invited: ['role', 'again', 'end'],
  ended: [],
} as const satisfies Record<StaffEntry['state'], readonly StaffAction[]>;

/**
 * The page of the staff: the members with their roles, invitations, the end of access, and the rule
 * about passkeys.
 */
export const StaffPage = withPageTexts('passkeys', 'staff', Staff);

function Staff() {
  const { t } = useDeskI18n();
  const { id: ownId } = useStaff();
  const query = useListStaffQuery();
  const [inviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<string>();
  const [asked, setAsked] = useState<{ action: StaffAction; member: StaffEntry }>();
  const columns: readonly Column<StaffEntry>[] = [
    {
      key: 'person',
      head: t('deskStaff.columns.person'),
      cell: (member) => (
        <>
          <bdi className={styles.name}>
            {member.id === ownId
              ? t('deskStaff.you', { name: member.name })
              : member.name || t('deskStaff.noName')}
          </bdi>
          <bdi dir="ltr" className={styles.email}>
            {member.email}
          </bdi>
        </>
      ),
    },
    {
      key: 'role',
      head: t('deskStaff.columns.role'),
      cell: ({ role }) => <span className={styles.role}>{t(`deskFrame.role.${role}`)}</span>,
    },
    {
      key: 'state',
      head: t('deskStaff.columns.state'),
      cell: (member) => <State member={member} />,
    },
    {
      key: 'lastSignIn',
      head: t('deskStaff.columns.lastSignIn'),
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? t('deskStaff.never') : <Instant at={lastSignInAt} />,
    },
    {
      key: 'actions',
      head: t('deskStaff.columns.actions'),
      hiddenHead: true,
      cell: (member) =>
        member.id !== ownId && (
          <div className={styles.actions}>
            {actions[member.state].map((action) => (
              <Button
                key={action}
                look="quiet"
                aria-label={t(`deskStaff.${action}.named`, { who: nameOf(member) })}
                onClick={() => setAsked({ action, member })}
              >
                {t(`deskStaff.${action}.button`)}
              </Button>
            ))}
          </div>
        ),
    },
  ];
  return (
    <DeskPage
      title={t('deskFrame.pages.staff')}
      lead={t('deskStaff.lead')}
      actions={
        <Button
          look="brand"
          onClick={() => {
            setInvited(undefined);
            setInviting(true);
          }}
        >
          {t('deskStaff.invite.button')}
        </Button>
      }
    >
      {invited !== undefined && (
        <Notice tone="good">{t('deskStaff.invite.done', { email: invited })}</Notice>
      )}
      <DataTable
        caption={t('deskFrame.pages.staff')}
        columns={columns}
        rows={query.data?.items}
        query={query}
        keyOf={({ id }) => id}
        empty={t('deskStaff.empty')}
      />
      {query.data && <PasskeyRule required={query.data.passkeyForMoney} />}
      {inviting && <InviteDialog onInvited={setInvited} onClose={() => setInviting(false)} />}
      {asked && <MemberDialog {...asked} onClose={() => setAsked(undefined)} />}
    </DeskPage>
  );
}

function State({ member: { state, invitedUntil } }: { member: StaffEntry }) {
  const { t } = useDeskI18n();
  return (
    <>
      <StatusBadge tone={tones[state]}>{t(`deskStaff.state.${state}`)}</StatusBadge>
      {state === 'invited' && (
        <span className={styles.email}>
          {invitedUntil === null
            ? t('deskStaff.invitationExpired')
            : t.rich('deskStaff.invitedUntil', { time: () => <Instant at={invitedUntil} /> })}
        </span>
      )}
    </>
  );
}

import { useState } from 'react';
import * as v from 'valibot';
import type { StaffEntry } from '#contracts/site/desk/deskStaff.ts';
import { type StaffRole, staffRoles } from '#contracts/site/desk/permissions.ts';
import { emailSchema } from '#contracts/site/fieldSchemas.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { longestEmail } from '#contracts/values/longestTexts.ts';
import { SelectField, TextField } from '../../ui/fields/TextField.tsx';
import { deskProblemCodeOf } from '../api/deskApi.ts';
import {
  useChangeStaffRoleMutation,
  useEndStaffMutation,
  useInviteStaffAgainMutation,
  useInviteStaffMutation,
} from '../api/deskStaffApi.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';

/** The actions on an account of the staff. */
export type StaffAction = 'again' | 'reset' | 'role' | 'end';

/** Sends an invitation to an address, then calls `onInvited` with the address. */
export function InviteDialog({
  onInvited,
  onClose,
}: {
  onInvited: (email: string) => void;
  onClose: () => void;
}) {
  const { t } = useDeskI18n();
  const [invite] = useInviteStaffMutation();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('agent');
  const [wrong, setWrong] = useState(false);
  return (
    <ActionDialog
      title={t('deskStaff.invite.title')}
      reason="required"
      confirm={t('deskStaff.invite.confirm')}
      look="brand"
      textOf={(error) =>
        deskProblemCodeOf(error) === 'already-staff' ? t('deskStaff.invite.taken') : undefined
      }
      onConfirm={(reason) => {
        const isWrong = !v.is(emailSchema, email);
        setWrong(isWrong);
        return isWrong ? undefined : invite({ email, role, reason });
      }}
      onDone={() => onInvited(email.trim())}
      onClose={onClose}
    >
      <p>{t('deskStaff.invite.text')}</p>
      <TextField
        label={t('deskStaff.invite.email')}
        type="email"
        autoComplete="off"
        maxLength={longestEmail}
        asterisk
        error={wrong ? t('deskStaff.invite.emailWrong') : undefined}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <RoleField label={t('deskStaff.invite.role')} value={role} onChoose={setRole} />
    </ActionDialog>
  );
}

/** Asks for confirmation before an action on an account of the staff. */
export function MemberDialog({
  action,
  member,
  onClose,
}: {
  action: StaffAction;
  member: StaffEntry;
  onClose: () => void;
}) {
  const { t } = useDeskI18n();
  const { id, email } = member;
  const [inviteAgain] = useInviteStaffAgainMutation();
  const [end] = useEndStaffMutation();
  const texts = useStaffErrors();
  if (action === 'role') return <RoleDialog member={member} onClose={onClose} />;
  return (
    <ActionDialog
      title={t(`deskStaff.${action}.title`, { who: nameOf(member) })}
      reason="required"
      confirm={t(`deskStaff.${action}.confirm`)}
      look={action === 'again' ? 'brand' : 'primary'}
      textOf={texts}
      onConfirm={(reason) => (action === 'end' ? end({ id, reason }) : inviteAgain({ id, reason }))}
      onClose={onClose}
    >
      <p>{t(`deskStaff.${action}.text`, { email })}</p>
    </ActionDialog>
  );
}

function RoleDialog({ member, onClose }: { member: StaffEntry; onClose: () => void }) {
  const { t } = useDeskI18n();
  const { id, email, role: from } = member;
  const [change] = useChangeStaffRoleMutation();
  const [role, setRole] = useState<StaffRole>(
    () => staffRoles.find((each) => each !== from) ?? from,
  );
  return (
    <ActionDialog
      title={t('deskStaff.role.title', { who: nameOf(member) })}
      reason="required"
      confirm={t('deskStaff.role.confirm')}
      look="brand"
      textOf={useStaffErrors()}
      onConfirm={(reason) => change({ id, from, role, reason })}
      onClose={onClose}
    >
      <p>{t('deskStaff.role.text', { email })}</p>
      <RoleField
        label={t('deskStaff.role.field')}
        value={role}
        roles={staffRoles.filter((each) => each !== from)}
        onChoose={setRole}
      />
    </ActionDialog>
  );
}

function RoleField({
  label,
  value,
  roles = staffRoles,
  onChoose,
}: {
  label: string;
  value: StaffRole;
  roles?: readonly StaffRole[];
  onChoose: (role: StaffRole) => void;
}) {
  const { t } = useDeskI18n();
  return (
    <SelectField
      label={label}
      options={roles.map((role) => ({ value: role, text: t(`deskStaff.roleOption.${role}`) }))}
      value={value}
      onChange={({ target }) => {
        const chosen = staffRoles.find((role) => role === target.value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}

/** Returns the name of a member, or the address if the member has not chosen a name yet. */
export function nameOf({ name, email }: Pick<StaffEntry, 'name' | 'email'>): string {
  return name || email;
}

/** Returns a function that returns the reason why an account was not changed. */
function useStaffErrors() {
  const { t } = useDeskI18n();
  return (error: unknown) => staffErrorText(t, error);
}

function staffErrorText(t: DeskI18n['t'], error: unknown): string | undefined {
  const code = deskProblemCodeOf(error);
  if (code === 'last-admin') return t('deskStaff.errors.lastAdmin');
  return code === 'yourself' ? t('deskStaff.errors.yourself') : undefined;
}

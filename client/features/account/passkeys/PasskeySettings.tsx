import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import {
  longestPasskeyName,
  type OwnerProof,
  type Passkey,
} from '#contracts/site/account/passkeys.ts';
import {
  useAddPasskeyMutation,
  useAskForConfirmationMutation,
  useBeginPasskeyMutation,
  useRemovePasskeyMutation,
  useRenamePasskeyMutation,
} from '../../../api/account/passkeysApi.ts';
import { useFocusOnMount } from '../../../ui/browser/useFocusOnMount.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { CurrentPasswordField } from '../accountFields.tsx';
import { onlyErrors, passwordError } from '../checkFields.ts';
import { FormAlert, SettingsPanel } from '../formParts.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import { passkeyErrorOf } from './ceremony.ts';
import { hasPasskeys } from './hasPasskeys.ts';

type Open = { what: 'add' } | { what: 'rename' | 'remove'; id: string };

/**
 * Lists the passkeys of the account. The traveler can add passkeys, and rename or remove each of
 * them. To add or remove a passkey, the password or another passkey is required. ADR 0039.
 */
export function PasskeySettings({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useI18n();
  const [open, setOpen] = useState<Open>();
  const [done, setDone] = useState<'added' | 'removed'>();
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const show = (next?: Open) => {
    setDone(undefined);
    setOpen(next);
  };
  const close = (what: 'added' | 'removed') => {
    setOpen(undefined);
    setDone(what);
  };
  const create = async (proof: OwnerProof) => {
    const passkey = await startRegistration({ optionsJSON: await begin(proof).unwrap() });
    await add({ passkey }).unwrap();
    close('added');
  };
  const known = hasPasskeys();
  return (
    <SettingsPanel title={t('accountSettings.passkeys.heading')}>
      <p>
        {known ? t('accountSettings.passkeys.text') : t('accountSettings.passkeys.unsupported')}
      </p>
      <ul className={styles.list}>
        {passkeys.map((passkey) => (
          <PasskeyItem
            key={passkey.id}
            passkey={passkey}
            open={open && 'id' in open && open.id === passkey.id ? open.what : undefined}
            hasOthers={passkeys.length > 1}
            onOpen={(what) => show(what && { what, id: passkey.id })}
            onRemoved={() => close('removed')}
          />
        ))}
      </ul>
      {open?.what === 'add' && (
        <OwnerForm
          action={t('accountSettings.passkeys.add')}
          passkeyAction={passkeys.length > 0 ? t('accountSettings.passkeys.usePasskey') : undefined}
          submit={create}
          onCancel={() => show()}
        />
      )}
      {known && open?.what !== 'add' && (
        <Button onClick={() => show({ what: 'add' })}>{t('accountSettings.passkeys.add')}</Button>
      )}
      <p role="status">{done && t(`accountSettings.passkeys.${done}`)}</p>
    </SettingsPanel>
  );
}

function PasskeyItem({
  passkey: { id, name, createdAt, lastUsedAt },
  open,
  hasOthers,
  onOpen,
  onRemoved,
}: {
  passkey: Passkey;
  open: 'rename' | 'remove' | undefined;
  hasOthers: boolean;
  onOpen: (what?: 'rename' | 'remove') => void;
  onRemoved: () => void;
}) {
  const { t, formats } = useI18n();
  const [remove] = useRemovePasskeyMutation();
  const created = formats.instant(createdAt, { dateStyle: 'medium' });
  const removeBy = async (proof: OwnerProof) => {
    await remove({ id, proof }).unwrap();
    onRemoved();
  };
  return (
    <li className={styles.fields}>
      <div>
        <p>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.muted}>
          {lastUsedAt === null
            ? t('accountSettings.passkeys.unused', { created })
            : t('accountSettings.passkeys.used', {
                created,
                used: formats.instant(lastUsedAt, { dateStyle: 'medium' }),
              })}
        </p>
      </div>
      {open === 'rename' && <NameForm id={id} name={name} onDone={() => onOpen()} />}
      {open === 'remove' && (
        <OwnerForm
          action={t('accountSettings.passkeys.remove', { name })}
          passkeyAction={hasOthers ? t('accountSettings.passkeys.useOther') : undefined}
          submit={removeBy}
          onCancel={() => onOpen()}
        />
      )}
      {!open && (
        <div className={styles.actions}>
          <Button look="quiet" onClick={() => onOpen('rename')}>
            {t('accountSettings.passkeys.rename', { name })}
          </Button>
          <Button look="quiet" onClick={() => onOpen('remove')}>
            {t('accountSettings.passkeys.remove', { name })}
          </Button>
        </div>
      )}
    </li>
  );
}

function NameForm({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const { t } = useI18n();
  const [rename] = useRenamePasskeyMutation();
  const field = useFocusOnMount<HTMLInputElement>();
  const { errors, sending, props } = useAccountForm({
    check: (read) => onlyErrors({ name: !read('name').trim() && 'name' }),
    send: async (read) => {
      await rename({ id, name: read('name').trim() }).unwrap();
      onDone();
    },
  });
  return (
    <form {...props} className={styles.fields}>
      <FormAlert message={errors['']} />
      <TextField
        ref={field}
        label={t('accountSettings.passkeys.name')}
        name="name"
        defaultValue={name}
        autoComplete="off"
        maxLength={longestPasskeyName}
        error={errors['name']}
      />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={sending}>
          {t('accountSettings.passkeys.save')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {t('accountSettings.passkeys.cancel')}
        </Button>
      </div>
    </form>
  );
}

/**
 * Asks for the password before a change or, with `passkeyAction`, for a passkey. `submit` must
 * reject with the error of its call.
 */
function OwnerForm({
  action,
  passkeyAction,
  submit,
  onCancel,
}: {
  action: string;
  passkeyAction: string | undefined;
  submit: (proof: OwnerProof) => Promise<void>;
  onCancel: () => void;
}) {
  const { t } = useI18n();
  const [ask] = useAskForConfirmationMutation();
  const part = useFocusOnMount<HTMLDivElement>();
  const byPassword = useAccountForm({
    explain: passkeyErrorOf,
    check: (read) => onlyErrors({ password: passwordError(read) }),
    send: (read) => submit({ password: read('password') }),
  });
  const byPasskey = useAccountForm({
    explain: passkeyErrorOf,
    send: async () => {
      const passkey = await startAuthentication({ optionsJSON: await ask().unwrap() });
      await submit({ passkey });
    },
  });
  return (
    <div ref={part} tabIndex={-1} className={styles.fields}>
      <form {...byPassword.props} className={styles.fields}>
        <FormAlert message={byPassword.errors['']} />
        <CurrentPasswordField error={byPassword.errors['password']} />
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={byPassword.sending}>
            {action}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {t('accountSettings.passkeys.cancel')}
          </Button>
        </div>
      </form>
      {passkeyAction && hasPasskeys() && (
        <form {...byPasskey.props} className={styles.action}>
          <FormAlert message={byPasskey.errors['']} />
          <Button type="submit" look="quiet" aria-disabled={byPasskey.sending}>
            {passkeyAction}
          </Button>
        </form>
      )}
    </div>
  );
}

import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import type * as v from 'valibot';
import {
  longestPasskeyName,
  type OwnerProof,
  type Passkey,
  type passkeyCreationSchema,
  type passkeyRequestSchema,
} from '#contracts/site/account/passkeys.ts';
import { longestPassword } from '#contracts/values/longestTexts.ts';
import { useFocusOnMount } from '../browser/useFocusOnMount.ts';
import { Button } from '../Button.tsx';
import { PasswordBox } from '../fields/PasswordBox.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useBrowserForm } from '../fields/useBrowserForm.ts';
import { useI18n } from '../useI18n.ts';
import { hasPasskeys } from './hasPasskeys.ts';
import styles from './PasskeyPanel.module.css';

/** The calls about the passkeys of the signed-in person. They reject with the error of the call. */
type PasskeyCalls = {
  /** Returns a request that one of the passkeys must sign. */
  ask: () => Promise<v.InferOutput<typeof passkeyRequestSchema>>;
  begin: (proof: OwnerProof) => Promise<v.InferOutput<typeof passkeyCreationSchema>>;
  add: (passkey: Awaited<ReturnType<typeof startRegistration>>) => Promise<unknown>;
  rename: (id: string, name: string) => Promise<unknown>;
  remove: (id: string, proof: OwnerProof) => Promise<unknown>;
};

type Shared = {
  calls: PasskeyCalls;
  /**
   * Returns the messages for a failed call or passkey by the name of the field. The message under
   * '' is for the whole form.
   */
  errorsOf: (thrown: unknown) => Readonly<Record<string, string | undefined>>;
};

type Open = { what: 'add' } | { what: 'rename' | 'remove'; id: string };

/**
 * Lists the passkeys of a traveler or a staff member. Passkeys can be added, renamed and removed.
 * Adding or removing a passkey needs the password or another passkey. ADR 0039.
 */
export function PasskeyPanel({ passkeys, ...shared }: { passkeys: readonly Passkey[] } & Shared) {
  const { calls } = shared;
  const { t } = useI18n();
  const [open, setOpen] = useState<Open>();
  const [done, setDone] = useState<'added' | 'removed'>();
  const show = (next?: Open) => {
    setDone(undefined);
    setOpen(next);
  };
  const close = (what: 'added' | 'removed') => {
    setOpen(undefined);
    setDone(what);
  };
  const create = async (proof: OwnerProof) => {
    await calls.add(await startRegistration({ optionsJSON: await calls.begin(proof) }));
    close('added');
  };
  const known = hasPasskeys();
  return (
    <div className={styles.fields}>
      <p>
        {known ? t('accountSettings.passkeys.text') : t('accountSettings.passkeys.unsupported')}
      </p>
      <ul className={styles.list}>
        {passkeys.map((passkey) => (
          <PasskeyItem
            key={passkey.id}
            {...shared}
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
          {...shared}
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
    </div>
  );
}

function PasskeyItem({
  passkey: { id, name, createdAt, lastUsedAt },
  open,
  hasOthers,
  onOpen,
  onRemoved,
  ...shared
}: Shared & {
  passkey: Passkey;
  open: 'rename' | 'remove' | undefined;
  hasOthers: boolean;
  onOpen: (what?: 'rename' | 'remove') => void;
  onRemoved: () => void;
}) {
  const { t, formats } = useI18n();
  const created = formats.instant(createdAt, { dateStyle: 'medium' });
  const removeBy = async (proof: OwnerProof) => {
    await shared.calls.remove(id, proof);
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
      {open === 'rename' && <NameForm {...shared} id={id} name={name} onDone={() => onOpen()} />}
      {open === 'remove' && (
        <OwnerForm
          {...shared}
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

function NameForm({
  calls,
  errorsOf,
  id,
  name,
  onDone,
}: Shared & { id: string; name: string; onDone: () => void }) {
  const { t } = useI18n();
  const field = useFocusOnMount<HTMLInputElement>();
  const { errors, sending, props } = useBrowserForm<string>({
    check: (read) => ({ name: read('name').trim() ? undefined : t('account.errors.name') }),
    send: async (read) => {
      const failed = await failureOf(calls.rename(id, read('name').trim()), errorsOf);
      if (!failed) onDone();
      return failed ?? {};
    },
  });
  return (
    <form {...props} className={styles.fields}>
      <Alert message={errors['']} />
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
 * Asks for the password before a change. With `passkeyAction`, the traveler can use a passkey
 * instead. `submit` rejects with the error of its call.
 */
function OwnerForm({
  calls,
  errorsOf,
  action,
  passkeyAction,
  submit,
  onCancel,
}: Shared & {
  action: string;
  passkeyAction: string | undefined;
  submit: (proof: OwnerProof) => Promise<void>;
  onCancel: () => void;
}) {
  const { t } = useI18n();
  const part = useFocusOnMount<HTMLDivElement>();
  const byPassword = useBrowserForm<string>({
    check: (read) => ({ password: read('password') ? undefined : t('account.errors.password') }),
    send: async (read) => (await failureOf(submit({ password: read('password') }), errorsOf)) ?? {},
  });
  const byPasskey = useBrowserForm<string>({
    check: () => ({}),
    send: async () => {
      const confirm = async () => {
        await submit({ passkey: await startAuthentication({ optionsJSON: await calls.ask() }) });
      };
      return (await failureOf(confirm(), errorsOf)) ?? {};
    },
  });
  return (
    <div ref={part} tabIndex={-1} className={styles.fields}>
      <form {...byPassword.props} className={styles.fields}>
        <Alert message={byPassword.errors['']} />
        <PasswordBox
          label={t('account.fields.currentPassword')}
          name="password"
          autoComplete="current-password"
          maxLength={longestPassword}
          error={byPassword.errors['password']}
        />
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
          <Alert message={byPasskey.errors['']} />
          <Button type="submit" look="quiet" aria-disabled={byPasskey.sending}>
            {passkeyAction}
          </Button>
        </form>
      )}
    </div>
  );
}

/** Returns the error messages of a failed call, or undefined if it succeeded. */
async function failureOf(call: Promise<unknown>, errorsOf: Shared['errorsOf']) {
  return call.then(() => undefined, errorsOf);
}

function Alert({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" tabIndex={-1} className={styles.alert}>
      {message}
    </p>
  );
}

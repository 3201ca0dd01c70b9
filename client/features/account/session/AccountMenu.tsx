import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSignOutMutation } from '../../../api/account/accountApi.ts';
import { useGetSessionQuery } from '../../../api/account/sessionApi.ts';
import { routes } from '../../../domain/paths.ts';
import { SignInButton } from '../../../ui/frame/AccountSlot.tsx';
import { Button } from '../../../ui/Button.tsx';
import { UserIcon } from '../../../ui/icons.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from './AccountMenu.module.css';
import { FormAlert } from '../formParts.tsx';
import { useAccountForm } from '../useAccountForm.ts';
import { useSessionChange } from './useSessionChange.ts';
import { useSignOut } from './useSessionEnd.ts';

const links = [
  { to: routes.trips, text: 'trips.title' },
  { to: routes.account, text: 'account.title' },
  { to: routes.favorites, text: 'page.favorites' },
] as const;

/**
 * Renders a button with the name of the account, which opens a list of links. Without a session,
 * renders a 'Sign in' button instead. The list is a disclosure and not an ARIA menu, because it
 * contains links. It closes on Escape, and when the focus leaves it.
 */
export function AccountMenu() {
  const session = useGetSessionQuery().data?.session;
  const changeSession = useSessionChange();
  const isNobody = session === null;
  useEffect(() => {
    // The session was ended elsewhere, or has expired.
    if (isNobody) changeSession(null);
  }, [isNobody, changeSession]);
  return session ? <SignedInMenu name={session.name} /> : <SignInButton />;
}

function SignedInMenu({ name }: { name: string }) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  const [signOut] = useSignOutMutation();
  const leave = useSignOut();
  const { key } = useLocation();
  const [shownAt, setShownAt] = useState(key);
  const button = useRef<HTMLButtonElement>(null);
  if (shownAt !== key) {
    setShownAt(key);
    setOpen(false);
  }
  const { errors, sending, props } = useAccountForm({
    failed: 'notSignedOut',
    send: async () => {
      try {
        await leave(() => signOut().unwrap());
      } catch (thrown) {
        // The error is inside the menu, which the traveler may have closed.
        setOpen(true);
        throw thrown;
      }
    },
  });
  return (
    <div
      className={styles.menu}
      onKeyDown={({ key: pressed }) => {
        if (pressed !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        look="quiet"
        aria-expanded={open}
        aria-controls="account-entries"
        onClick={() => setOpen(!open)}
      >
        <UserIcon />
        <span dir="auto" className={styles.name}>
          {name}
        </span>
      </Button>
      <ul id="account-entries" hidden={!open} className={styles.entries}>
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={styles.entry}>
              {t(text)}
            </Link>
          </li>
        ))}
        <li>
          <form {...props}>
            <FormAlert message={errors['']} />
            <button type="submit" className={styles.entry} aria-disabled={sending}>
              {t('account.signOut')}
            </button>
          </form>
        </li>
      </ul>
    </div>
  );
}

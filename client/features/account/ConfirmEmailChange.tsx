import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfirmEmailMutation } from '../../api/accountApi.ts';
import { routes } from '../../domain/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useFocusOnMount } from '../../ui/useFocusOnMount.ts';
import styles from './account.module.css';
import { FormAlert } from './FormAlert.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { useSessionChange } from './useSessionChange.ts';

/** Gives the account its new address, for whoever is signed in to it. */
export function ConfirmEmailChange({ token }: { token: string }) {
  const { pathname, hash } = useLocation();
  const changeSession = useSessionChange();
  const [confirmEmail] = useConfirmEmailMutation();
  const [newEmail, setNewEmail] = useState('');
  const { errors, sending, props } = useAccountForm({
    send: async () => {
      const { session } = await confirmEmail({ token }).unwrap();
      if (!session) return;
      changeSession(session);
      setNewEmail(session.email);
    },
  });
  if (newEmail) return <AddressChanged email={newEmail} />;
  return (
    <form {...props}>
      <div className={styles.fields}>
        <p>Your account gets the address to which this link was sent.</p>
        <FormAlert message={errors['']} />
        {errors[''] && (
          <p className={styles.middle}>
            <TextLink to={routes.signIn} state={{ from: pathname + hash }}>
              Sign in
            </TextLink>
          </p>
        )}
        <Button type="submit" look="primary" wide aria-disabled={sending}>
          Confirm the address
        </Button>
      </div>
    </form>
  );
}

function AddressChanged({ email }: { email: string }) {
  const message = useFocusOnMount<HTMLDivElement>();
  return (
    <div ref={message} tabIndex={-1} role="status" className={styles.fields}>
      <p>Your account now has the address {email}.</p>
      <LinkButton to={routes.account} look="primary" wide>
        Account
      </LinkButton>
    </div>
  );
}

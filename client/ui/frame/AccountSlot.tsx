import { createContext, type ReactNode, use } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '../../domain/paths.ts';
import { LinkButton } from '../Button.tsx';
import { UserIcon } from '../icons.tsx';
import { useI18n } from '../useI18n.ts';

/** The account part of the header, or null for the sign-in link. */
export const AccountSlot = createContext<ReactNode>(null);

/** A link to the sign-in page, which returns to this page. Spec §2. */
export function SignInButton() {
  const { t } = useI18n();
  const { pathname, search, hash } = useLocation();
  return (
    <LinkButton to={routes.signIn} state={{ from: pathname + search + hash }} look="quiet">
      <UserIcon />
      {t('page.signIn')}
    </LinkButton>
  );
}

/**
 * Returns whether the header shows the account. The traveler may be signed out nevertheless,
 * because the session may have ended.
 */
export function useMayBeSignedIn(): boolean {
  return use(AccountSlot) !== null;
}

export function AccountPlace() {
  return use(AccountSlot) ?? <SignInButton />;
}

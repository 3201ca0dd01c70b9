import { AccountMenu } from '../features/account/AccountMenu.tsx';

/** What is shown of the account on every page, in a chunk of its own. */
export function AccountParts() {
  return <AccountMenu />;
}

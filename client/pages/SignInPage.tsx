import { AccountCard } from '../features/account/AccountCard.tsx';
import { SignInForm } from '../features/account/SignInForm.tsx';
import { PageShell } from '../ui/PageShell.tsx';

/** The sign-in page. Spec §2. */
export function SignInPage() {
  return (
    <PageShell title="Login">
      <AccountCard title="Login">
        <SignInForm />
      </AccountCard>
    </PageShell>
  );
}

import { AccountCard } from '../features/account/AccountCard.tsx';
import { SignUpForm } from '../features/account/SignUpForm.tsx';
import { PageShell } from '../ui/PageShell.tsx';

/** The sign-up page. Spec §2. */
export function SignUpPage() {
  return (
    <PageShell title="Create an Account">
      <AccountCard title="Create an Account">
        <SignUpForm />
      </AccountCard>
    </PageShell>
  );
}

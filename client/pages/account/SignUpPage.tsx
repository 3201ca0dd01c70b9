import { CardPage } from '../../features/account/CardPage.tsx';
import { SignUpForm } from '../../features/account/signin/SignUpForm.tsx';

/** The sign-up page. Spec §2. */
export function SignUpPage() {
  return (
    <CardPage title="Create an Account">
      <SignUpForm />
    </CardPage>
  );
}

import { CardPage } from '../../features/account/CardPage.tsx';
import { SignInForm } from '../../features/account/signin/SignInForm.tsx';

/** The sign-in page. Spec §2. */
export function SignInPage() {
  return (
    <CardPage title="Login">
      <SignInForm />
    </CardPage>
  );
}

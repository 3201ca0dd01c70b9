import { CardPage } from '../../features/account/CardPage.tsx';
import { VerifyEmailForm } from '../../features/account/signin/VerifyEmailForm.tsx';

/** Where the mails to confirm an address lead. */
export function VerifyEmailPage() {
  return (
    <CardPage title="Confirm your address">
      <VerifyEmailForm />
    </CardPage>
  );
}

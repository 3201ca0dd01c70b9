import { CardPage } from '../../features/account/CardPage.tsx';
import { SignInForm } from '../../features/account/signin/SignInForm.tsx';
import { SignUpForm } from '../../features/account/signin/SignUpForm.tsx';
import { ForgotPasswordForm } from '../../features/account/signin/ForgotPasswordForm.tsx';
import { ResetPasswordForm } from '../../features/account/signin/ResetPasswordForm.tsx';
import { VerifyEmailForm } from '../../features/account/signin/VerifyEmailForm.tsx';
import { FindBookingForm } from '../../features/account/signin/FindBookingForm.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** The sign-in page. Spec §2. */
export function SignInPage() {
  const { t } = useI18n();
  return (
    <CardPage title={t('signIn.signIn.title')}>
      <SignInForm />
    </CardPage>
  );
}

/** The sign-up page. Spec §2. */
export function SignUpPage() {
  const { t } = useI18n();
  return (
    <CardPage title={t('signIn.signUp.title')}>
      <SignUpForm />
    </CardPage>
  );
}

/** The page that sends a mail to choose a new password. */
export function ForgotPasswordPage() {
  const { t } = useI18n();
  return (
    <CardPage title={t('signIn.forgotPassword.title')}>
      <ForgotPasswordForm />
    </CardPage>
  );
}

/** Where the mail to choose a new password leads. */
export function ResetPasswordPage() {
  const { t } = useI18n();
  return (
    <CardPage title={t('signIn.resetPassword.title')}>
      <ResetPasswordForm />
    </CardPage>
  );
}

/** Where the mails to confirm an address lead. */
export function VerifyEmailPage() {
  const { t } = useI18n();
  return (
    <CardPage title={t('signIn.verifyEmail.title')}>
      <VerifyEmailForm />
    </CardPage>
  );
}

/** The page that finds a booking by its number and the address it was made with. */
export function FindBookingPage() {
  const { t } = useI18n();
  return (
    <CardPage title={t('page.findBooking')}>
      <FindBookingForm />
    </CardPage>
  );
}

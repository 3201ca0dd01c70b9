import { CardPage } from '../../features/account/CardPage.tsx';
import { SignUpForm } from '../../features/account/signin/SignUpForm.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** The sign-up page. Spec §2. */
export function SignUpPage() {
  const { t } = useI18n();
  return (
    <CardPage title={t('signIn.signUp.title')}>
      <SignUpForm />
    </CardPage>
  );
}

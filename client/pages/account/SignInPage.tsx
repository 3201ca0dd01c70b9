import { CardPage } from '../../features/account/CardPage.tsx';
import { OpenIdSignIn } from '../../features/account/signin/OpenIdSignIn.tsx';
import { SignInForm } from '../../features/account/signin/SignInForm.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** The sign-in page. Spec §2. */
export function SignInPage() {
  const { t } = useI18n();
  return (
    <CardPage title={t('signIn.signIn.title')}>
      <OpenIdSignIn>
        <SignInForm />
      </OpenIdSignIn>
    </CardPage>
  );
}

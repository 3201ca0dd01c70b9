import { CardPage } from '../../features/account/CardPage.tsx';
import { VerifyEmailForm } from '../../features/account/signin/VerifyEmailForm.tsx';
import { useI18n } from '../../ui/useI18n.ts';

/** The page to which the mails for confirming an address lead. */
export function VerifyEmailPage() {
  const { t } = useI18n();
  return (
    <CardPage title={t('signIn.verifyEmail.title')}>
      <VerifyEmailForm />
    </CardPage>
  );
}

import { routes } from '../../domain/paths.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './SignInBox.module.css';

/** Renders the 'Sign in, save money' box, which leads to the account pages. Spec §2. */
export function SignInBox({ text }: { text: string }) {
  const { t } = useI18n();
  return (
    <div className={styles.box}>
      <h3 className={styles.title}>{t('hotel.signIn.title')}</h3>
      <p className={styles.text}>{text}</p>
      <div className={styles.buttons}>
        <LinkButton to={routes.signUp} look="brand">
          {t('hotel.signIn.create')}
        </LinkButton>
        <LinkButton to={routes.signIn}>{t('page.signIn')}</LinkButton>
      </div>
    </div>
  );
}

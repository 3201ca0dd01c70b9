import { Button, LinkButton } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './ForwardLink.module.css';

/** 'Further Proceed', which leads to the checkout of the sample stay at `to`. Spec §2. */
export function ForwardLink({ to }: { to: string }) {
  const { t } = useI18n();
  return (
    <LinkButton to={to} look="primary" className={styles.forward}>
      {t('precheckout.proceed')}
    </LinkButton>
  );
}

/** The button that submits the review of a chosen stay, on the way to its checkout. */
export function ContinueButton() {
  const { t } = useI18n();
  return (
    <Button type="submit" look="primary" className={styles.forward}>
      {t('precheckout.continue')}
    </Button>
  );
}

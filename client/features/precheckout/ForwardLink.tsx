import { Button, LinkButton } from '../../ui/Button.tsx';
import styles from './ForwardLink.module.css';

/** 'Further Proceed', which leads to the checkout of the sample stay at `to`. Spec §2. */
export function ForwardLink({ to }: { to: string }) {
  return (
    <LinkButton to={to} look="primary" className={styles.forward}>
      Further Proceed
    </LinkButton>
  );
}

/** The button that submits the review of a chosen stay, on the way to its checkout. */
export function ContinueButton() {
  return (
    <Button type="submit" look="primary" className={styles.forward}>
      Continue
    </Button>
  );
}

import type { Rate } from '#contracts/provider/rateFields.ts';
import { LinkButton } from '../../ui/Button.tsx';
import styles from './ForwardLink.module.css';

/** 'Further Proceed', which leads to the checkout at `to`, with the rate of a chosen stay. */
export function ForwardLink({ to, rate }: { to: string; rate?: Rate }) {
  return (
    <LinkButton to={to} state={rate && { rate }} look="primary" className={styles.forward}>
      Further Proceed
    </LinkButton>
  );
}

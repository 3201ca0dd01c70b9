import type { Money } from '#contracts/money/money.ts';
import { Button } from '../../ui/Button.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './CardPromotion.module.css';

const benefit: Money = { amount: 15_000n, currency: 'USD' };

/**
 * Renders the sample promotion of a credit card, shown only beside the sample stay. 'Get started'
 * does nothing. Spec §2 and §9.
 */
export function CardPromotion() {
  const { t, formats } = useI18n();
  const amount = formats.money(benefit, 'short');
  return (
    <section className={styles.promotion}>
      <h2 className={styles.credit}>{t('precheckout.card.credit', { amount })}</h2>
      <p className={styles.rewards}>{t('precheckout.card.rewards', { amount })}</p>
      <p className={styles.fee}>{t('precheckout.card.fee')}</p>
      <Button>{t('precheckout.card.start')}</Button>
      <p className={styles.terms}>{t('precheckout.card.terms')}</p>
    </section>
  );
}

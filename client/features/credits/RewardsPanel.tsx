import { type ComponentType, lazy, Suspense } from 'react';
import { SignInLink } from '../../ui/frame/SignInLink.tsx';
import { Panel } from '../../ui/stay/Panel.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import type { ApplyRewardsProps } from './ApplyRewards.tsx';
import styles from './credits.module.css';

/**
 * This component is in the chunk that the checkout loads in browsers that have signed in. If the
 * chunk fails to load, the traveler cannot change the applied amount.
 */
const ApplyRewards = lazy<ComponentType<ApplyRewardsProps>>(() =>
  import(/* webpackChunkName: "saved-travelers" */ './ApplyRewards.tsx').then(
    ({ ApplyRewards: apply }) => ({ default: apply }),
    () => ({ default: () => null }),
  ),
);

/**
 * Shows the OneKeyCash of the account. All of it is applied until the traveler changes the amount.
 * Renders nothing while the OneKeyCash is unknown, or if the site gives none. Spec §2 and §5.
 */
export function RewardsPanel({ credits, byCard }: Pick<ApplyRewardsProps, 'credits' | 'byCard'>) {
  const { t, formats } = useI18n();
  const { rewards, ledger, earns } = credits;
  if (rewards.status === 'hidden') return null;
  return (
    <Panel title={t('credits.rewards.title')}>
      <div className={styles.parts}>
        {rewards.status === 'signed-out' && (
          <>
            <p>
              <SignInLink>{t('credits.rewards.signIn')}</SignInLink>
            </p>
            {earns && <p>{t('credits.rewards.earn', { amount: formats.money(earns) })}</p>}
          </>
        )}
        {rewards.status === 'empty' && (
          <p>{t('credits.rewards.none', { currency: formats.currency(ledger.currency) })}</p>
        )}
        {rewards.status === 'below-minimum' && (
          <p>
            {t('credits.rewards.belowMinimum', {
              balance: formats.money(rewards.balance),
              minimum: formats.money(rewards.minimum),
            })}
          </p>
        )}
        {rewards.status === 'usable' && (
          <Suspense fallback={null}>
            <ApplyRewards credits={credits} rewards={rewards} byCard={byCard} />
          </Suspense>
        )}
        {rewards.status !== 'signed-out' && earns && (
          <p>{t('precheckout.oneKeyCash.earn', { amount: formats.money(earns) })}</p>
        )}
      </div>
    </Panel>
  );
}

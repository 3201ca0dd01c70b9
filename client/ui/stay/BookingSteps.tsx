import { CheckIcon } from '../icons.tsx';
import { useI18n } from '../useI18n.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './BookingSteps.module.css';

type Step = 'details' | 'pay' | 'confirmed';

/**
 * The steps of a booking, with the traveler's current step marked. The payment step appears only if
 * the traveler pays by card while booking. `waiting` means that all steps but the last are done and
 * that the hotel must confirm.
 */
export function BookingSteps({ now, pays }: { now: Step | 'waiting'; pays: boolean }) {
  const { t } = useI18n();
  const steps: readonly Step[] = pays ? ['details', 'pay', 'confirmed'] : ['details', 'confirmed'];
  const current = now === 'waiting' ? steps.length - 1 : steps.indexOf(now);
  return (
    <ol className={styles.steps} aria-label={t('bookingSteps.label')}>
      {steps.map((step, index) => {
        const isDone = index < current || now === 'confirmed';
        return (
          <li
            key={step}
            className={styles.step}
            data-done={isDone || undefined}
            aria-current={step === now ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <CheckIcon size={16} /> : index + 1}
            </span>
            {t(`bookingSteps.${step}`)}
            {isDone && step !== now && <VisuallyHidden> ({t('bookingSteps.done')})</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}

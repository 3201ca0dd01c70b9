import { useId } from 'react';
import { highestScore, lowestScore } from '#contracts/site/reviews.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './reviews.module.css';

const scores = Array.from(
  { length: highestScore - lowestScore + 1 },
  (_, index) => lowestScore + index,
);

/** The choice of a score from 0 to 10, as radio buttons of the size of a finger. */
export function ScoreField({
  error,
  onChange,
}: {
  error: string | undefined;
  onChange: () => void;
}) {
  const { t, formats } = useI18n();
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      aria-invalid={error ? true : undefined}
    >
      <p id={id} className={styles.label}>
        {t('reviews.form.score')}
      </p>
      <div className={styles.scores}>
        {scores.map((score) => (
          <label key={score} className={styles.score}>
            <input
              type="radio"
              name="score"
              value={score}
              className={styles.radio}
              onChange={onChange}
            />
            {formats.number(score)}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className={error ? styles.error : styles.hint}>
        {error ?? t('reviews.form.scoreHint')}
      </p>
    </div>
  );
}

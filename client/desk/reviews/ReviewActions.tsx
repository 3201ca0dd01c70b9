import type { DeskReview } from '#contracts/site/desk/deskReviews.ts';
import { Button } from '../../ui/Button.tsx';
import { usePermitted } from '../session/StaffContext.ts';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './reviews.module.css';

/** What the desk can do with a review. `keep`: it stays shown, and its reports are set to zero. */
export type ReviewAction = 'hide' | 'restore' | 'keep' | 'answer' | 'editAnswer' | 'removeAnswer';

/** The buttons for what can be done with a review as it is, by somebody with this role. */
export function ReviewActions({
  review: { author, text, hiddenAt, reports, answer },
  onChoose,
}: {
  review: DeskReview;
  onChoose: (action: ReviewAction) => void;
}) {
  const { t } = useDeskI18n();
  const mayModerate = usePermitted('reviews.moderate');
  const mayAnswer = usePermitted('reviews.answer');
  const moderation: ReviewAction[] =
    hiddenAt !== null ? ['restore'] : reports > 0 ? ['hide', 'keep'] : ['hide'];
  const answering: ReviewAction[] = answer === null ? ['answer'] : ['editAnswer', 'removeAnswer'];
  const actions = [...(mayModerate ? moderation : []), ...(mayAnswer ? answering : [])];
  if (text === '') return null;
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button key={action} look="quiet" onClick={() => onChoose(action)}>
          {/* One child: the words and the hidden ones are no flex items. */}
          <span>
            {t.rich(`deskReviews.actions.${action}`, {
              author: author ?? t('reviews.aGuest'),
              hidden,
            })}
          </span>
        </Button>
      ))}
    </div>
  );
}

/** What a guest wrote, and what the hotel answers. */
export function ReviewWords({ review }: { review: DeskReview }) {
  const { t, formats } = useDeskI18n();
  const { score, author, month, text, answer } = review;
  return (
    <div className={styles.words}>
      <p>
        <strong>{t('deskReviews.score', { score })}</strong>{' '}
        <span className={styles.quiet}>
          {t('deskReviews.by', {
            author: author ?? t('reviews.aGuest'),
            month: formats.dayWith(`${month}-01`, { month: 'long', year: 'numeric' }),
          })}
        </span>
      </p>
      {text === '' ? (
        <p className={styles.quiet}>{t('deskReviews.deleted')}</p>
      ) : (
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      )}
      {answer !== null && (
        <div className={styles.answer}>
          <strong>{t('deskReviews.answer')}</strong>
          <p dir="auto" className={styles.text}>
            {answer}
          </p>
        </div>
      )}
    </div>
  );
}

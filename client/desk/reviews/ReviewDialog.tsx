import { useState } from 'react';
import * as v from 'valibot';
import {
  type DeskReview,
  deskReviewProblemSchema,
  maxAnswerLength,
} from '#contracts/site/desk/deskReviews.ts';
import { TextAreaField } from '../../ui/fields/TextField.tsx';
import { Button } from '../../ui/Button.tsx';
import { hidden } from '../../ui/VisuallyHidden.tsx';
import {
  useAnswerReviewMutation,
  useHideReviewMutation,
  useRemoveAnswerMutation,
  useRestoreReviewMutation,
} from '../api/deskReviewsApi.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { FirstChange } from '../ui/problemText.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { usePermitted } from '../session/StaffContext.ts';
import styles from './reviews.module.css';

type ReviewDialogProps = { review: DeskReview; onClose: () => void };

/** Confirms an action on a review. */
export function ReviewDialog({ action, ...props }: ReviewDialogProps & { action: ReviewAction }) {
  if (action === 'hide' || action === 'restore' || action === 'keep') {
    return <ModerationDialog action={action} {...props} />;
  }
  return action === 'removeAnswer' ? <RemovalDialog {...props} /> : <AnswerDialog {...props} />;
}

function ModerationDialog({
  action,
  review,
  onClose,
}: ReviewDialogProps & { action: 'hide' | 'restore' | 'keep' }) {
  const { t } = useDeskI18n();
  const textOf = useRefusal();
  const [hide] = useHideReviewMutation();
  const [restore] = useRestoreReviewMutation();
  const { id } = review;
  return (
    <ActionDialog
      title={t(`deskReviews.${action}.title`)}
      confirm={t(`deskReviews.${action}.confirm`)}
      reason="required"
      textOf={textOf}
      onConfirm={(reason) => (action === 'hide' ? hide({ id, reason }) : restore({ id, reason }))}
      onClose={onClose}
    >
      <p>{t(`deskReviews.${action}.text`)}</p>
      <ReviewWords review={review} />
    </ActionDialog>
  );
}

function AnswerDialog({ review, onClose }: ReviewDialogProps) {
  const { t } = useDeskI18n();
  const textOf = useRefusal();
  const { id, answer: previous } = review;
  const [text, setText] = useState(previous ?? '');
  const [missing, setMissing] = useState(false);
  const [answer] = useAnswerReviewMutation();
  return (
    <ActionDialog
      title={t('deskReviews.write.title')}
      confirm={t('deskReviews.write.confirm')}
      textOf={textOf}
      onConfirm={() => {
        const isMissing = text.trim() === '';
        setMissing(isMissing);
        return isMissing ? undefined : answer({ id, text, previous });
      }}
      onClose={onClose}
    >
      <ReviewWords review={{ ...review, answer: null }} />
      <p>{t('deskReviews.write.text')}</p>
      <TextAreaField
        label={t('deskReviews.write.field')}
        error={missing ? t('deskReviews.write.missing') : undefined}
        required
        rows={5}
        maxLength={maxAnswerLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </ActionDialog>
  );
}

function RemovalDialog({ review, onClose }: ReviewDialogProps) {
  const { t } = useDeskI18n();
  const textOf = useRefusal();
  const [remove] = useRemoveAnswerMutation();
  const { id, answer } = review;
  return (
    <ActionDialog
      title={t('deskReviews.remove.title')}
      confirm={t('deskReviews.remove.confirm')}
      textOf={textOf}
      onConfirm={() => (answer === null ? undefined : remove({ id, previous: answer }))}
      onClose={onClose}
    >
      <p>{t('deskReviews.remove.text')}</p>
      <ReviewWords review={review} />
    </ActionDialog>
  );
}

const refusalSchema = v.object({ data: deskReviewProblemSchema });

/** Returns a function that returns the error text for a refused change of a review. */
function useRefusal() {
  const { t } = useDeskI18n();
  return (error: unknown) => {
    const read = v.safeParse(refusalSchema, error);
    if (!read.success) return undefined;
    const text = t(`deskReviews.problem.${read.output.data.code}`);
    return <FirstChange error={error}>{text}</FirstChange>;
  };
}

/** An action on a review. `keep` leaves the review visible and sets its reports to zero. */
export type ReviewAction = 'hide' | 'restore' | 'keep' | 'answer' | 'editAnswer' | 'removeAnswer';

/** The buttons of the actions that the state of a review and the role permit. */
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
          {/* One child, so that the visible and the hidden words share a flex item. */}
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

/** The guest's review and the hotel's answer. */
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

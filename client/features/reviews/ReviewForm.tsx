import { type SubmitEvent, useState } from 'react';
import * as v from 'valibot';
import { maxReviewLength, reviewRequestSchema } from '#contracts/site/reviews.ts';
import { useWriteReviewMutation } from '../../api/reviewsApi.ts';
import type { BookingAccess } from '../../domain/addresses/bookingLink.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/fields/TextField.tsx';
import { useFocusOnMount } from '../../ui/useFocusOnMount.ts';
import { errorsOfReview, reviewCallError, type ReviewErrors } from './reviewErrors.ts';
import styles from './reviews.module.css';
import { ScoreField } from './ScoreField.tsx';

/**
 * The form for the review of a stay. `author` is the first name that will stand at it, if it is known.
 * `onWritten` is called when it is published, `onWrittenBefore` when there is a review of this stay already.
 */
export function ReviewForm({
  access,
  author,
  focused,
  onWritten,
  onWrittenBefore,
}: {
  access: BookingAccess;
  author: string | undefined;
  focused: boolean;
  onWritten: () => void;
  onWrittenBefore: () => void;
}) {
  const [write, { isLoading, error }] = useWriteReviewMutation();
  const [errors, setErrors] = useState<ReviewErrors>({});
  const form = useFocusOnMount<HTMLFormElement>(focused);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const element = event.currentTarget;
    const fields = new FormData(element);
    const score = fields.get('score');
    const typed = { score: score === null ? undefined : Number(score), text: fields.get('text') };
    const checked = v.safeParse(reviewRequestSchema, typed);
    const found = checked.success ? {} : errorsOfReview(checked.issues);
    setErrors(found);
    if (!checked.success) {
      const first = found.score ? 'input' : 'textarea';
      element.querySelector<HTMLElement>(first)?.focus();
      return;
    }
    const { error: failure } = await write({ ...access, review: checked.output });
    if (!failure) onWritten();
    else if (reviewCallError(failure) === 'already-reviewed') onWrittenBefore();
  };

  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label="Your review"
      noValidate
      className={styles.form}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
    >
      <ScoreField
        error={errors.score}
        onChange={() => setErrors({ ...errors, score: undefined })}
      />
      <TextAreaField
        label="Your review"
        name="text"
        rows={5}
        maxLength={maxReviewLength}
        hint="What was good, what was not? Leave out names and phone numbers."
        error={errors.text}
        onChange={() => setErrors({ ...errors, text: undefined })}
      />
      <p className={styles.quiet}>
        Everybody can read it on the hotel&rsquo;s page, with{' '}
        {author === undefined
          ? 'the month of your stay'
          : 'your first name and the month of your stay'}
        .
      </p>
      <div>
        <Button type="submit" look="primary" aria-disabled={isLoading}>
          {isLoading ? 'Publishing…' : 'Publish review'}
        </Button>
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {messageOf(error)}
        </p>
      )}
    </form>
  );
}

function messageOf(error: unknown): string {
  switch (reviewCallError(error)) {
    case 'already-reviewed':
      return 'There is a review of this stay already.';
    case 'not-stayed':
      return 'Only a stay that has passed can be reviewed.';
    case 429:
      return 'There were too many tries. Wait a minute, then try again.';
    default:
      return 'Your review was not published. Check your connection and try again.';
  }
}

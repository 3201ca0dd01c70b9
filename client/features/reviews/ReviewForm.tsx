import { type SubmitEvent, useState } from 'react';
import * as v from 'valibot';
import { maxReviewLength, reviewRequestSchema } from '#contracts/site/reviews.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { useWriteReviewMutation } from '../../api/reviewsApi.ts';
import type { BookingAccess } from '../../domain/addresses/bookingLink.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/fields/TextField.tsx';
import { useFocusOnMount } from '../../ui/useFocusOnMount.ts';
import { useI18n } from '../../ui/useI18n.ts';
import {
  errorsOfReview,
  reviewCallError,
  type ReviewErrors,
  reviewErrorText,
} from './reviewErrors.ts';
import styles from './reviews.module.css';
import { ScoreField } from './ScoreField.tsx';

/**
 * The form for the review of a stay. `author` is the first name that will stand at it, if it is
 * known. `onWritten` is called when it is published, `onWrittenBefore` when there is a review of
 * this stay already.
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
  const i18n = useI18n();
  const { t } = i18n;
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
      aria-label={t('reviews.form.text')}
      noValidate
      className={styles.form}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
    >
      <ScoreField
        error={reviewErrorText(i18n, errors.score)}
        onChange={() => setErrors({ ...errors, score: undefined })}
      />
      <TextAreaField
        label={t('reviews.form.text')}
        name="text"
        rows={5}
        maxLength={maxReviewLength}
        hint={t('reviews.form.textHint')}
        error={reviewErrorText(i18n, errors.text)}
        onChange={() => setErrors({ ...errors, text: undefined })}
      />
      <p className={styles.quiet}>
        {t(author === undefined ? 'reviews.form.public' : 'reviews.form.publicWithName')}
      </p>
      <div>
        <Button type="submit" look="primary" aria-disabled={isLoading}>
          {t(isLoading ? 'reviews.form.publishing' : 'reviews.form.publish')}
        </Button>
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {messageOf(i18n, error)}
        </p>
      )}
    </form>
  );
}

function messageOf({ t }: SiteI18n, error: unknown): string {
  switch (reviewCallError(error)) {
    case 'already-reviewed':
      return t('reviews.errors.alreadyReviewed');
    case 'not-stayed':
      return t('reviews.errors.notStayed');
    case 429:
      return t('reviews.errors.tooManyTries');
    default:
      return t('reviews.errors.notPublished');
  }
}

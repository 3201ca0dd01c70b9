import { type SubmitEvent, useId, useState } from 'react';
import * as v from 'valibot';
import {
  highestScore,
  lowestScore,
  maxReviewLength,
  reviewProblemSchema,
  type ReviewRequest,
  reviewRequestSchema,
} from '#contracts/site/reviews.ts';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import { useWriteReviewMutation } from '../../api/reviewsApi.ts';
import type { BookingAccess } from '../../domain/addresses/bookingLink.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/fields/TextField.tsx';
import { useFocusOnMount } from '../../ui/browser/useFocusOnMount.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './reviews.module.css';

/**
 * Renders the form for the review of a stay. `author` is the first name that will be published with
 * the review, if known. `onWritten` is called when the review is published, and `onWrittenBefore`
 * if this stay already has a review.
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

/** The errors of a review by its fields. */
interface ReviewErrors {
  score?: 'score' | undefined;
  text?: 'empty' | 'tooLong' | 'controlCharacters' | undefined;
}

/** Converts the schema issues of a review to errors of the fields. */
function errorsOfReview(issues: readonly v.GenericIssue[]): ReviewErrors {
  const typeAt = (field: keyof ReviewRequest) =>
    issues.find((issue) => v.getDotPath(issue) === field)?.type;
  const text = typeAt('text');
  return {
    score: typeAt('score') === undefined ? undefined : 'score',
    text: text === undefined ? undefined : (textErrors.get(text) ?? 'empty'),
  };
}

/** The errors of a text, by the type of the schema issue. */
const textErrors = new Map<string, ReviewErrors['text']>([
  ['max_length', 'tooLong'],
  ['check', 'controlCharacters'],
]);

/** Returns the text of a field's error. */
function reviewErrorText(
  { t }: SiteI18n,
  error: ReviewErrors[keyof ReviewErrors],
): string | undefined {
  if (!error) return undefined;
  return error === 'tooLong'
    ? t('reviews.errors.tooLong', { most: maxReviewLength })
    : t(`reviews.errors.${error}`);
}

const responseSchema = v.object({ status: v.number(), data: v.unknown() });

/**
 * Returns why a call failed: the code of its problem or otherwise its status. Returns undefined
 * without a response.
 */
function reviewCallError(error: unknown) {
  const response = v.safeParse(responseSchema, error);
  if (!response.success) return undefined;
  const problem = v.safeParse(reviewProblemSchema, response.output.data);
  return problem.success ? problem.output.code : response.output.status;
}

const scores = Array.from(
  { length: highestScore - lowestScore + 1 },
  (_, index) => lowestScore + index,
);

/** Renders the choice of a score from 0 to 10, as radio buttons large enough for touch. */
function ScoreField({ error, onChange }: { error: string | undefined; onChange: () => void }) {
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
            <span>{formats.number(score)}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className={error ? styles.error : styles.hint}>
        {error ?? t('reviews.form.scoreHint')}
      </p>
    </div>
  );
}

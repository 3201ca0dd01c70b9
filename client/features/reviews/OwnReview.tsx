import type { OwnReview as Review } from '#contracts/site/reviews.ts';
import { useDeleteReviewMutation } from '../../api/reviewsApi.ts';
import type { BookingAccess } from '../../domain/addresses/bookingLink.ts';
import { useFocusOnMount } from '../../ui/useFocusOnMount.ts';
import { AskFirst } from './AskFirst.tsx';
import { ReviewText } from './ReviewText.tsx';
import styles from './reviews.module.css';

/** The review as its author sees it, with a way to delete it; whether the operator has hidden it. */
export function OwnReview({
  access,
  review,
  focused,
  onChanged,
}: {
  access: BookingAccess;
  review: Review;
  focused: boolean;
  onChanged: () => void;
}) {
  const [remove, { isError }] = useDeleteReviewMutation();
  const title = useFocusOnMount<HTMLHeadingElement>(focused);
  const { hidden, text } = review;
  return (
    <div className={styles.form}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        Your review
      </h3>
      {hidden && <p>It is not shown on the site, because it breaks our rules.</p>}
      {text !== '' && (
        <>
          <div>
            <ReviewText review={review} />
          </div>
          {!hidden && (
            <p className={styles.quiet}>It is shown on the hotel&rsquo;s page. Thank you!</p>
          )}
          <div>
            <AskFirst
              question="Delete your review?"
              yes="Delete it"
              error={isError ? 'That did not work. Try again.' : undefined}
              onYes={() => {
                onChanged();
                void remove(access);
              }}
            >
              Delete
            </AskFirst>
          </div>
        </>
      )}
    </div>
  );
}

import { useState } from 'react';
import { isOfLanguage, type PartnerReview, travelerKinds } from '#contracts/provider/reviews.ts';
import { guestRatingText } from '../../domain/hotels/guestRating.ts';
import { useFocusOnMount } from '../../ui/browser/useFocusOnMount.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ScoreBadge } from '../../ui/GuestScore.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './PartnerReviews.module.css';

/**
 * The maximum length of a text that is shown in full, in characters. Of a longer text, only the
 * beginning is shown.
 */
const wholeLength = 320;
const beginningLength = 260;
const wholeLines = 6;

/**
 * Shows a review by a guest of the provider: its score, title, kind of traveler, month and the
 * beginning of its text. If the review is in another language than the page, the card names the
 * language. With `focused`, the card takes the focus.
 */
export function PartnerReviewCard({
  review: { score, title, text, language, month, traveller_kind: known },
  focused,
}: {
  review: PartnerReview;
  focused: boolean;
}) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const element = useFocusOnMount<HTMLDivElement>(focused);
  const rating = guestRatingText(i18n, { guest_rating: { score, reviews: 1 } });
  const kind = travelerKinds.find((each) => each === known);
  const foreign = language && !isOfLanguage(language, formats.language) ? language : undefined;
  const facts = [
    kind && t(`reviews.partner.kind.${kind}`),
    month && formats.dayWith(`${month}-01`, { month: 'long', year: 'numeric' }),
    foreign && formats.languageName(foreign),
  ].filter((fact) => fact);
  return (
    <Card as="li" className={styles.card}>
      <div ref={element} tabIndex={-1}>
        <p className={styles.head}>
          <ScoreBadge>{rating?.score}</ScoreBadge>
          <span>
            {rating?.word && <strong className={styles.line}>{rating.word}</strong>}
            <span className={styles.quiet}>{facts.join(' · ')}</span>
          </span>
        </p>
        {title && (
          <h4 dir="auto" lang={foreign} className={styles.reviewTitle}>
            {title}
          </h4>
        )}
        {text && <Text lang={foreign}>{text}</Text>}
      </div>
    </Card>
  );
}

/** Shows a text. A long text shows only its beginning until its button is pressed. */
function Text({ lang, children: text }: { lang: string | undefined; children: string }) {
  const { t } = useI18n();
  const [whole, setWhole] = useState(false);
  const isLong = text.length > wholeLength || text.split('\n', wholeLines + 1).length > wholeLines;
  return (
    <>
      <p dir="auto" lang={lang} className={styles.text}>
        {isLong && !whole ? beginningOf(text) : text}
      </p>
      {isLong && (
        <Button
          look="quiet"
          className={styles.opener}
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {t(whole ? 'hotel.readLess' : 'hotel.readMore')}
        </Button>
      )}
    </>
  );
}

/** Returns the beginning of a text on one line, up to the end of a word. */
function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line.length <= beginningLength) return line;
  const start = line.slice(0, beginningLength);
  const end = start.lastIndexOf(' ');
  // A cut within a word must not leave half of a surrogate pair.
  return `${(end > 0 ? start.slice(0, end) : start).replace(/[\ud800-\udbff]$/, '')}…`;
}

import { useId, useState } from 'react';
import type { Hotel } from '#contracts/provider/hotels.ts';
import { longestParagraph } from '#contracts/values/longestTexts.ts';
import { isVisible, readableText } from '#contracts/values/plainText.ts';
import { Button } from '../../ui/Button.tsx';
import { Isolated } from '../../ui/Isolated.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './HotelDescription.module.css';

const mostParagraphs = 6;
/**
 * The number of characters that fit into three lines. A longer first paragraph is cut until the
 * rest is opened.
 */
const shortText = 225;

/**
 * Shows the beginning of a hotel's description, and a button that opens the rest below it. It
 * renders nothing for a hotel without a description.
 */
export function HotelDescription({ hotel }: { hotel: Pick<Hotel, 'description'> }) {
  const { t } = useI18n();
  // The server renders the description open, because the button needs JavaScript.
  const [open, setOpen] = useState(typeof window === 'undefined');
  const id = useId();
  const [first, ...others] = (hotel.description ?? [])
    .filter(({ text }) => isVisible(text))
    .slice(0, mostParagraphs);
  if (!first) return null;
  const folds = others.length > 0 || first.text.length > shortText;
  return (
    <Section title={t('hotel.sections.about')}>
      <div id={id}>
        <p dir="auto" className={folds && !open ? styles.beginning : styles.first}>
          {readableText(first.text, longestParagraph)}
        </p>
        {open && (
          <div className={styles.others}>
            {others.map(({ title, text }, index) => (
              <div key={index}>
                {title && (
                  <h3 className={styles.title}>
                    <Isolated>{title}</Isolated>
                  </h3>
                )}
                <p dir="auto" className={styles.text}>
                  {readableText(text, longestParagraph)}
                </p>
              </div>
            ))}
          </div>
        )}
      </div>
      {folds && (
        <Button
          look="quiet"
          className={styles.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'hotel.readLess' : 'hotel.readMore')}
        </Button>
      )}
    </Section>
  );
}

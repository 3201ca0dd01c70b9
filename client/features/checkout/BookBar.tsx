import { type ReactNode } from 'react';
import type { Money } from '#contracts/money/money.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { commonTerms } from '../../domain/stay/commonTerms.ts';
import { contentAddress } from '../../domain/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Converted } from '../../ui/money/Converted.tsx';
import { useSiteSettings } from '../../ui/page/siteSettings.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';
import styles from './BookBar.module.css';

/** What the button says: to book, to send a request, and while either is being sent. */
interface BookLabel {
  instant: string;
  onRequest: string;
  sending: string;
}

/**
 * The total and the button that books, or sends the request for rates that the hotel confirms
 * itself, with the law and the terms of the site. The button rests while the browser is offline:
 * nothing is sent then. `instead` stands in its place as long as there is something to accept
 * first. `label` says what it does, where that is not booking alone.
 */
export function BookBar({
  rates,
  total,
  sending,
  label,
  byCard,
  back,
  instead,
}: {
  rates: readonly Rate[];
  total: Money;
  sending: boolean;
  label?: BookLabel;
  /** What is paid by card after the button; undefined or zero for nothing. */
  byCard?: Money | false;
  /** Says what comes back of it, or of an earlier payment. */
  back?: string | undefined;
  instead?: string | undefined;
}) {
  const { t, formats } = useI18n();
  const online = useOnline();
  const labels = label ?? {
    instant: t('checkout.bookNow.binding'),
    onRequest: t('checkout.bookNow.onRequest'),
    sending: t('checkout.bookNow.sending'),
  };
  return (
    <>
      <p role="status" className={styles.state}>
        {sending ? t('checkout.bookNow.isSending') : !online && t('checkout.bookNow.offline')}
      </p>
      <div className={styles.book}>
        <dl className={styles.total}>
          <dt className={styles.label}>{t('priceDetails.total')}</dt>
          <dd className={styles.amount}>
            {formats.money(total)}
            <Converted of={total} className={styles.converted} />
          </dd>
        </dl>
        {instead ? (
          <p className={styles.instead}>{instead}</p>
        ) : (
          <Button
            type={online ? 'submit' : 'button'}
            look="primary"
            className={styles.button}
            aria-disabled={sending || !online}
          >
            {sending
              ? labels.sending
              : commonTerms(rates).booking === 'instant'
                ? labels.instant
                : labels.onRequest}
          </Button>
        )}
      </div>
      <p className={styles.links}>
        <span className={styles.law}>
          {!instead && byCard && byCard.amount > 0n && (
            <>
              <b>{t('checkout.bookNow.cardNext', { amount: formats.money(byCard) })}</b>{' '}
              {back && <b>{back} </b>}
            </>
          )}
          {t('checkout.bookNow.noWithdrawal')}
        </span>
        {(['terms', 'privacy'] as const).map((page) => (
          <TextLink key={page} to={contentAddress(page)} className={styles.link}>
            {t(`page.footer.links.${page}`)}
          </TextLink>
        ))}
      </p>
    </>
  );
}

/**
 * What the button binds to: how the stay is paid and what cancelling costs, as `children` say, and
 * what happens next.
 */
export function BookTerms({ rates, children }: { rates: readonly Rate[]; children: ReactNode }) {
  const { t } = useI18n();
  const { deskAnswers } = useSiteSettings();
  return (
    <div className={styles.terms}>
      {children}
      <p>
        {commonTerms(rates).booking === 'instant'
          ? t('checkout.bookNow.atOnce')
          : `${t('checkout.bookNow.byMail')} ${deskAnswers}`.trim()}
      </p>
    </div>
  );
}

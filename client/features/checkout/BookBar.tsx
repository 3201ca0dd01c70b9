import type { ReactNode } from 'react';
import type { Money } from '#contracts/money/money.ts';
import type { PriceLedger } from '#contracts/money/priceLedger.ts';
import type { Rate } from '#contracts/provider/rateFields.ts';
import { commonTerms } from '../../domain/stay/commonTerms.ts';
import { contentAddress } from '../../domain/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Converted } from '../../ui/money/Converted.tsx';
import { useSiteSettings } from '../../ui/page/siteSettings.ts';
import { Panel } from '../../ui/stay/Panel.tsx';
import { StayPolicies } from '../../ui/stay/StayPolicies.tsx';
import type { StayDetails } from '../../domain/stay/stayDetails.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';
import styles from './BookBar.module.css';
import { cancelNote } from './cancelNote.ts';

/** The texts of the button: for booking at once, for sending a request, and while sending. */
interface BookLabel {
  instant: string;
  onRequest: string;
  sending: string;
}

/**
 * Renders the total and the button that books. If the hotel must confirm the rates, the button
 * sends a request instead. The lines above the button state the consequences of pressing it. The
 * lines below it show the first step of the cancellation terms, and link to the terms of the site.
 *
 * The button is disabled while the browser is offline, so that nothing is sent then. While the
 * traveler must first accept something, `instead` replaces the button. `label` replaces the texts
 * of the button if it does more than book.
 */
export function BookBar({
  rates,
  timeZone,
  ledger: { total, dueAtProperty },
  sending,
  label,
  byCard,
  back,
  instead,
}: {
  rates: readonly Rate[];
  /** The hotel's time zone, if it is known. */
  timeZone: string | null | undefined;
  ledger: Pick<PriceLedger, 'total' | 'dueAtProperty'>;
  sending: boolean;
  label?: BookLabel;
  /**
   * The sum that the traveler pays by card after pressing the button. It is undefined, false or
   * zero if there is none.
   */
  byCard?: Money | false;
  /** A text about a refund of this sum, or of an earlier payment. */
  back?: string | undefined;
  instead?: string | undefined;
}) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const online = useOnline();
  const labels = label ?? {
    instant: t('checkout.bookNow.binding'),
    onRequest: t('checkout.bookNow.onRequest'),
    sending: t('checkout.bookNow.sending'),
  };
  const isInstant = commonTerms(rates).booking === 'instant';
  const cancel = cancelNote(i18n, rates, timeZone);
  return (
    <>
      <p role="status" className={styles.state}>
        {sending ? t('checkout.bookNow.isSending') : !online && t('checkout.bookNow.offline')}
      </p>
      {!instead && (
        <p className={styles.binds}>
          {byCard && byCard.amount > 0n && (
            <>
              <b>
                {t('checkout.bookNow.cardNext', {
                  amount: formats.money(byCard),
                  rest: dueAtProperty.amount > 0n ? formats.money(dueAtProperty) : 'none',
                })}
              </b>{' '}
            </>
          )}
          {back && <span>{back} </span>}
          {t(`checkout.bookNow.${isInstant ? 'atOnce' : 'byMail'}`)}
        </p>
      )}
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
            {sending ? labels.sending : isInstant ? labels.instant : labels.onRequest}
          </Button>
        )}
      </div>
      <p className={styles.links}>
        <span className={classNames(styles.cancel, cancel.isFree && styles.free)}>
          {cancel.text}
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
 * Renders the full terms of the booking: payment and cancellation as `children`, the next steps,
 * and the rules of the hotel.
 */
export function BookTerms({
  rates,
  policies = [],
  children,
}: {
  rates: readonly Rate[];
  policies?: StayDetails['policies'];
  children: ReactNode;
}) {
  const { t } = useI18n();
  const { deskAnswers } = useSiteSettings();
  return (
    <Panel title={t('checkout.terms')}>
      <div className={styles.terms}>
        {children}
        {commonTerms(rates).booking !== 'instant' && (
          <p>{`${t('checkout.bookNow.answer')} ${deskAnswers}`.trim()}</p>
        )}
        {policies.length > 0 && <StayPolicies policies={policies} />}
      </div>
    </Panel>
  );
}

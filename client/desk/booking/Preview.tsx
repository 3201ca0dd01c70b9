import type { DecimalMoney } from '#contracts/money/money.ts';
import { parseMoney, parseSignedMoney } from '#contracts/money/money.ts';
import type { DeskBookingPreview } from '#contracts/site/desk/deskBooking.ts';
import { amountText } from '../ui/amountText.ts';
import { Facts } from '../ui/Facts.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './booking.module.css';
import { feeText, statusText } from './bookingTexts.ts';

/** The effects of an action: state, reference, the fee with its payer, and other amounts. */
export function PreviewedChange({
  preview,
  unpaid,
}: {
  preview: DeskBookingPreview;
  /** Whether the booking waits for the guest's payment. */
  unpaid: boolean;
}) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const {
    before,
    after,
    fee,
    creditsReturned,
    earned,
    owedToHotel,
    asksProvider,
    takesPayment,
    mails,
  } = preview;
  const change = (one: string, other: string) =>
    one === other ? one : t('deskBooking.preview.change', { before: one, after: other });
  const none = t('deskBooking.preview.none');
  const amount = (money: DecimalMoney) => formats.money(parseMoney(money));
  const guestMail = mailStatement(preview);
  const owes = fee !== null || parseSignedMoney(owedToHotel).amount !== 0n;
  return (
    <div className={styles.preview}>
      {takesPayment && <p>{t('deskBooking.preview.takesPayment')}</p>}
      {asksProvider && <p>{t('deskBooking.preview.asksProvider')}</p>}
      <Facts
        facts={[
          {
            label: t('deskBooking.preview.status'),
            // An action that only sends a mail does not show the unchanged state.
            value:
              (before.status !== after.status || mails.length === 0) &&
              change(
                unpaid ? t('deskBooking.status.unpaid') : statusText(i18n, before.status),
                statusText(i18n, after.status),
              ),
          },
          {
            label: t('deskBooking.preview.reference'),
            value:
              before.reference !== after.reference &&
              change(before.reference ?? none, after.reference ?? none),
          },
          { label: t('deskBooking.preview.fee'), value: fee && feeText(i18n, fee) },
          { label: t('deskBooking.preview.returned'), value: fee && amount(fee.returned) },
          {
            label: t('deskBooking.preview.credits'),
            value: creditsReturned && amount(creditsReturned),
          },
          {
            label: t(earned?.taken ? 'deskBooking.preview.taken' : 'deskBooking.preview.earns'),
            value: earned && amount(earned.amount),
          },
          {
            label: t('deskBooking.preview.owed'),
            value: owes && amountText(i18n, owedToHotel.amount, owedToHotel.currency),
          },
        ].filter(({ value }) => value !== false)}
      />
      {guestMail && <p>{t(`deskBooking.preview.${guestMail}`)}</p>}
      {mails
        .filter(({ to }) => to === 'desk')
        .map(({ template, subject }) => (
          <p key={template}>{t('deskBooking.preview.deskMail', { subject })}</p>
        ))}
    </div>
  );
}

/**
 * Returns the key of the sentence that is shown if the guest's mail has no preview; undefined if it
 * has one. If the mail follows the payment, the sentence says so.
 */
function mailStatement({
  mails,
  takesPayment,
}: DeskBookingPreview): 'noMail' | 'mailOncePaid' | undefined {
  if (mails.some(({ to }) => to === 'traveller')) return undefined;
  return takesPayment ? 'mailOncePaid' : 'noMail';
}

/** Returns the mails to the guest as they will be sent; undefined if there are none. */
export function previewedMails({ mails }: DeskBookingPreview, email: string | undefined) {
  const read = mails.filter(({ to }) => to === 'traveller');
  if (read.length === 0) return undefined;
  return read.map((mail) => <GuestMail key={mail.template} mail={mail} email={email} />);
}

function GuestMail({
  mail: { subject, text, language },
  email,
}: {
  mail: DeskBookingPreview['mails'][number];
  email: string | undefined;
}) {
  const { t, formats } = useDeskI18n();
  const name = formats.languageName(language);
  return (
    <>
      <p dir="auto" className={styles.subject}>
        {subject}
      </p>
      {email && (
        <p className={styles.small}>
          {t('deskBooking.preview.language', { language: name, email })}
        </p>
      )}
      {/* The region scrolls, so the keyboard must be able to focus it. */}
      <div
        role="region"
        aria-label={t('deskBooking.preview.mailText')}
        tabIndex={0}
        lang={language}
        dir="auto"
        className={styles.mail}
      >
        {text}
      </div>
    </>
  );
}

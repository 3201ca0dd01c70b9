import { useEffect, useState } from 'react';
import { parseMoney } from '#contracts/money/money.ts';
import type { DeskBooking } from '#contracts/site/desk/deskBooking.ts';
import { minuteMs } from '#contracts/values/durations.ts';
import { useGetBookingPaymentQuery } from '../api/deskPaymentsApi.ts';
import { Button } from '../../ui/Button.tsx';
import { Box } from '../ui/DeskPage.tsx';
import { durationText, Instant } from '../ui/Instant.tsx';
import { mailErrorText } from '../ui/mailErrorText.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './booking.module.css';
import type { DialogAction } from './BookingDialog.tsx';
import { outcomeText } from './bookingTexts.ts';

/** The first box of the page: why a booking waits, since when, and the actions that resolve it. */
export function NextStep({
  shown,
  actions,
  onOpen,
}: {
  shown: DeskBooking;
  actions: readonly DialogAction[];
  onOpen: (action: DialogAction) => void;
}) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const now = useNow();
  const { since, attempts, lastReason, nextAttemptAt, about } = shown.waits;
  const isTried = about === 'outcome' || about === 'cancellation';
  const { hotelTime } = shown;
  const { id, collector } = shown.booking;
  const { currentData } = useGetBookingPaymentQuery(id, { skip: collector !== 'site' });
  const payableUntil = about !== 'nothing' && currentData?.payment?.payableUntil;
  return (
    <Box title={t('deskBooking.next.title')}>
      <div className={styles.next}>
        <p>{textOf(shown, i18n)}</p>
        <dl className={styles.waits}>
          {since && (
            <div className={styles.wait}>
              <dt>{t('deskBooking.next.since')}</dt>
              <dd>
                {t.rich('deskBooking.next.sinceText', {
                  duration: durationText(i18n, since, now),
                  instant: () => <Instant at={since} />,
                })}
              </dd>
            </div>
          )}
          {isTried && attempts > 0 && (
            <div className={styles.wait}>
              <dt>{t('deskBooking.next.tries')}</dt>
              <dd>{formats.number(attempts)}</dd>
            </div>
          )}
          {isTried && lastReason && (
            <div className={styles.wait}>
              <dt>{t('deskBooking.next.lastReason')}</dt>
              <dd>{outcomeText(i18n, 'unknown', lastReason)}</dd>
            </div>
          )}
          {isTried && nextAttemptAt && (
            <div className={styles.wait}>
              <dt>{t('deskBooking.next.nextTry')}</dt>
              <dd>
                <Instant at={nextAttemptAt} />
              </dd>
            </div>
          )}
          {payableUntil && (
            <div className={styles.wait}>
              <dt>{t('deskPayments.facts.payable')}</dt>
              <dd>
                <Instant at={payableUntil} />
              </dd>
            </div>
          )}
          {shown.booking.answerBy && (
            <div className={styles.wait}>
              <dt>{t('deskBooking.next.answerBy')}</dt>
              <dd>
                <Instant at={shown.booking.answerBy} />
              </dd>
            </div>
          )}
          {hotelTime && (
            <div className={styles.wait}>
              <dt>{t('deskBooking.next.hotelTime')}</dt>
              <dd>
                <time dateTime={hotelTime}>{formats.instant(`${hotelTime}Z`, localParts)}</time>
              </dd>
            </div>
          )}
        </dl>
        {actions.length > 0 && (
          <div className={styles.main} data-decides={actions.some((each) => each === 'confirm')}>
            {actions.map((action, index) => (
              <Button
                key={action}
                look={index === 0 ? 'primary' : 'outline'}
                onClick={() => onOpen(action)}
              >
                {t(`deskBooking.actions.${action}.open`)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Box>
  );
}

/**
 * The format of the hotel's local time. The server sends this time without a zone, so UTC keeps its
 * digits.
 */
const localParts = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
} as const;

function textOf(
  {
    waits: { about, isStuck, lastReason },
    booking: { status, traveller, mailsGuest },
    refusal,
  }: DeskBooking,
  i18n: ReturnType<typeof useDeskI18n>,
): string {
  const { t, formats } = i18n;
  if (about === 'mail') {
    return t('deskBooking.next.waits.mail', { why: mailErrorText(i18n, lastReason ?? '') });
  }
  if (about === 'unpaid' && mailsGuest === false) {
    return t('deskBooking.next.waits.unpaidByPhone');
  }
  if (about === 'refusal' && refusal?.fee) {
    return t('deskBooking.next.waits.refusalFee', { fee: formats.money(parseMoney(refusal.fee)) });
  }
  if (about === 'nothing') return t(`deskBooking.next.nothing.${status}`);
  if (isStuck && (about === 'outcome' || about === 'cancellation')) {
    return t(`deskBooking.next.stuck.${about}`);
  }
  if (about === 'name') {
    const guests = traveller?.guests ?? [];
    const names = guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
    return t('deskBooking.next.waits.name', { names: formats.list(names) });
  }
  return t(`deskBooking.next.waits.${about}`);
}

/** Returns the current time in milliseconds, updated every minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

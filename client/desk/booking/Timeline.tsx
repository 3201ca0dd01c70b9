import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { parseMoney } from '#contracts/money/money.ts';
import type { DeskBooking, DeskTimelineEntry } from '#contracts/site/desk/deskBooking.ts';
import { instantText } from '#contracts/texts/termsText.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Instant } from '../ui/Instant.tsx';
import { mailErrorText } from '../ui/mailErrorText.ts';
import type { Tone } from '../ui/StatusBadge.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { actorText, changedByText, eventText, mailText, outcomeText } from './bookingTexts.ts';
import styles from './Timeline.module.css';
import { TimelineIcon } from './timelineIcons.tsx';

type Kind = DeskTimelineEntry['kind'];
type Message = Extract<DeskTimelineEntry, { kind: 'mail' | 'webhook' }>;

const kinds = [
  'event',
  'attempt',
  'payment',
  'mail',
  'webhook',
  'note',
] as const satisfies readonly Kind[];

/** The parameter of the address that filters the entries by kind. */
const parameter = 'show';

/**
 * The history of a booking, newest entry first: changes, attempts at the provider, payments, mails,
 * webhook events and notes. The address can filter the entries to one kind. `onResend` is undefined
 * if failed mails cannot be resent.
 */
export function Timeline({
  shown: { timeline, booking },
  onResend,
}: {
  shown: Pick<DeskBooking, 'timeline' | 'booking'>;
  onResend: ((messageId: string) => void) | undefined;
}) {
  const { t } = useDeskI18n();
  const [parameters] = useSearchParams();
  const wanted = kinds.find((kind) => kind === parameters.get(parameter));
  const entries = timeline.filter(({ kind }) => !wanted || kind === wanted).reverse();
  const countOf = (kind: Kind) => timeline.filter((entry) => entry.kind === kind).length;
  const present = kinds.filter((kind) => countOf(kind) > 0 || kind === wanted);
  return (
    <>
      <nav aria-label={t('deskBooking.timeline.kinds')} className={styles.kinds}>
        <KindLink kind={undefined} isShown={!wanted} count={timeline.length} />
        {present.map((kind) => (
          <KindLink key={kind} kind={kind} isShown={kind === wanted} count={countOf(kind)} />
        ))}
      </nav>
      {entries.length === 0 && <p className={styles.small}>{t('deskBooking.timeline.empty')}</p>}
      <ol aria-label={t('deskBooking.timeline.title')} className={styles.entries}>
        {entries.map((entry) => (
          <li key={keyOf(entry)} className={styles.entry}>
            <span className={styles.icon} data-tone={toneOf(entry)}>
              <TimelineIcon kind={entry.kind} />
            </span>
            <div className={styles.body}>
              <Entry entry={entry} onResend={onResend} />
              <BookingTime at={entry.at} timeZone={booking.hotel.timeZone} />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function KindLink({
  kind,
  isShown,
  count,
}: {
  kind: Kind | undefined;
  isShown: boolean;
  count: number;
}) {
  const { t, formats } = useDeskI18n();
  const { pathname } = useLocation();
  return (
    <Link
      to={{ pathname, search: kind ? `?${parameter}=${kind}` : '' }}
      replace
      aria-current={isShown ? 'true' : undefined}
      className={styles.kind}
      preventScrollReset
    >
      {t(`deskBooking.timeline.kind.${kind ?? 'all'}`)}
      <span className={styles.count}>{formats.number(count)}</span>
    </Link>
  );
}

function Entry({
  entry,
  onResend,
}: {
  entry: DeskTimelineEntry;
  onResend: ((messageId: string) => void) | undefined;
}) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  switch (entry.kind) {
    case 'event':
      return (
        <>
          <Title>{eventText(i18n, entry)}</Title>
          <By>{changedByText(i18n, entry)}</By>
          {entry.reason && (
            <p className={styles.text}>
              {t('deskBooking.timeline.reason', { reason: entry.reason })}
            </p>
          )}
        </>
      );
    case 'attempt':
      return (
        <>
          <Title>{t(`deskBooking.timeline.asked.${entry.asked}`)}</Title>
          <p>
            {t('deskBooking.timeline.attempt', {
              outcome: outcomeText(i18n, entry.outcome, entry.reason),
              count: entry.attempt,
            })}
          </p>
          <NextTry at={entry.nextAt} />
        </>
      );
    case 'mail':
      return (
        <>
          <Title>
            {t('deskBooking.timeline.mail', {
              to: entry.to,
              mail: mailText(i18n, entry.template),
            })}
          </Title>
          {entry.written && (
            <>
              <p dir="auto" className={styles.text}>
                {entry.written.text}
              </p>
              <By>{actorText(i18n, entry.written.by)}</By>
            </>
          )}
          <Delivery message={entry} />
          {entry.status === 'failed' && entry.to === 'traveller' && onResend && (
            <div className={styles.action}>
              <Button onClick={() => onResend(entry.id)}>{t('deskBooking.timeline.resend')}</Button>
            </div>
          )}
        </>
      );
    case 'webhook':
      return (
        <>
          <Title>{t('deskBooking.timeline.webhook', { type: entry.type })}</Title>
          <Delivery message={entry} />
        </>
      );
    case 'payment':
      return (
        <>
          <Title>
            {t(`deskBooking.timeline.payment.${entry.step}`, {
              amount: i18n.formats.money(parseMoney(entry.amount)),
            })}
          </Title>
          <By>{entry.by ? actorText(i18n, entry.by) : undefined}</By>
          {entry.reason && (
            <p className={styles.text}>
              {t('deskBooking.timeline.reason', { reason: entry.reason })}
            </p>
          )}
        </>
      );
    case 'note':
      return (
        <>
          <Title>{t('deskBooking.timeline.note')}</Title>
          <p dir="auto" className={styles.text}>
            {entry.text}
          </p>
          <By>{actorText(i18n, entry.by)}</By>
        </>
      );
  }
}

function Title({ children }: { children: string }) {
  return <p className={styles.title}>{children}</p>;
}

function By({ children }: { children: string | undefined }) {
  return children && <p className={styles.small}>{children}</p>;
}

function NextTry({ at }: { at: string | null }) {
  const { t } = useDeskI18n();
  if (!at) return null;
  return (
    <p className={styles.small}>
      {t.rich('deskBooking.timeline.nextAt', { instant: () => <Instant at={at} /> })}
    </p>
  );
}

function Delivery({ message }: { message: Message }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const { kind, status, attempts, nextAt, lastError } = message;
  return (
    <>
      <p>{t(`deskBooking.timeline.delivery.${status}`, { attempts })}</p>
      {lastError && status !== 'sent' && (
        <p className={styles.small}>
          {kind === 'mail'
            ? mailErrorText(i18n, lastError)
            : t('deskBooking.timeline.error', { error: lastError })}
        </p>
      )}
      {status === 'waiting' && attempts > 0 && <NextTry at={nextAt} />}
    </>
  );
}

/** Returns the tone of an entry, so that failures and waiting work stand out. */
function toneOf(entry: DeskTimelineEntry): Tone {
  switch (entry.kind) {
    case 'event':
      return eventTone(entry);
    case 'attempt':
      if (entry.outcome === 'unknown' || entry.outcome === 'mismatch') return 'amber';
      return 'neutral';
    case 'mail':
    case 'webhook':
      if (entry.status === 'failed') return 'danger';
      return entry.status === 'waiting' && entry.attempts > 0 ? 'amber' : 'neutral';
    case 'payment':
      if (entry.step === 'captured') return 'good';
      return entry.step === 'dispute' || entry.step === 'refund-failed' ? 'danger' : 'neutral';
    case 'note':
      return 'sea';
  }
}

function eventTone({ cause, status }: { cause: string; status: string }): Tone {
  if (cause === 'goodwill' || cause === 'fee-waived') return 'good';
  if (cause === 'mismatch' || cause.startsWith('cancellation-')) return 'amber';
  if (status === 'confirmed' || status === 'stayed') return 'good';
  return status === 'declined' || status === 'cancelled' ? 'danger' : 'neutral';
}

function keyOf(entry: DeskTimelineEntry): string {
  switch (entry.kind) {
    case 'event':
      return `event ${entry.seq}`;
    case 'attempt':
      return `attempt ${entry.at} ${entry.asked} ${entry.attempt}`;
    case 'payment':
      return `payment ${entry.id} ${entry.step}`;
    default:
      return `${entry.kind} ${entry.id}`;
  }
}

/**
 * An instant in the browser's time zone. If the hotel's offset differs, the hotel's local time
 * follows, with the digits that the server sent.
 */
function BookingTime({ at, timeZone }: { at: string; timeZone: string | null }) {
  const i18n = useDeskI18n();
  // JavaScript parses a text without an offset in the browser's time zone.
  const isOwn = Date.parse(at.replace(/[+-]\d\d:\d\d$/, '')) === Date.parse(at);
  return (
    <span className={classNames(styles.small, styles.times)}>
      <Instant at={at} />
      {!isOwn && (
        <span>
          {i18n.t('deskBooking.timeline.atHotel', { instant: instantText(i18n, at, timeZone) })}
        </span>
      )}
    </span>
  );
}

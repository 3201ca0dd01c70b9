import { bookedParty } from '#contracts/site/bookedParty.ts';
import { parseMoney } from '#contracts/money/money.ts';
import {
  areAlike,
  type Booking,
  formatBookingNumber,
  ledgerOfBooking,
  priceOfBooking,
} from '#contracts/site/bookings.ts';
import type { DeskBooking } from '#contracts/site/desk/deskBooking.ts';
import type { DeskI18n } from '#contracts/texts/deskI18n.ts';
import { guestsText } from '#contracts/texts/stayText.ts';
import { cancellationText, depositText } from '#contracts/texts/termsText.ts';
import { mailLink, telephoneLink } from '#contracts/values/contactLinks.ts';
import { roomTexts } from '../../domain/stay/bookedRooms.ts';
import { serviceChoiceText } from '../../domain/stay/services.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { HotelContact } from '../../ui/stay/HotelContact.tsx';
import { PriceLedger } from '../../ui/stay/PriceLedger.tsx';
import { TextAnchor, TextLink } from '../../ui/TextLink.tsx';
import { deskPath } from '../deskPaths.ts';
import { amountText } from '../ui/amountText.ts';
import { Box } from '../ui/DeskPage.tsx';
import { type Fact, Facts } from '../ui/Facts.tsx';
import { Instant } from '../ui/Instant.tsx';
import { mailErrorText } from '../ui/mailErrorText.ts';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './booking.module.css';
import { feeText, statusText } from './bookingTexts.ts';

type Shown = { shown: DeskBooking };

/** The hotel, days, rooms, guests, terms and requests of a booking. */
export function StayBox({ shown: { booking } }: Shown) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const { hotel, stay, rates, traveller, reference, createdAt } = booking;
  return (
    <Box title={t('deskBooking.stay.title')}>
      <Facts
        facts={[
          {
            label: t('deskBooking.stay.hotel'),
            value: (
              <>
                <Isolated>{hotel.name}</Isolated>
                <span className={styles.small}>
                  <Isolated>{hotel.address ?? hotel.region ?? ''}</Isolated>
                </span>
              </>
            ),
          },
          {
            label: t('deskBooking.stay.hotelContact'),
            value: (hotel.phone || hotel.email) && (
              <HotelContact phone={hotel.phone} email={hotel.email} />
            ),
          },
          {
            label: t('deskBooking.stay.reference'),
            value: reference && <bdi dir="ltr">{reference}</bdi>,
          },
          {
            label: t('deskBooking.stay.days'),
            value: t('deskBooking.stay.daysAndNights', {
              days: t('stay.days', {
                from: formats.fullDay(stay.checkIn),
                to: formats.fullDay(stay.checkOut),
              }),
              nights: priceOfBooking(booking).nights,
            }),
          },
          ...roomFacts(i18n, booking),
          {
            label: t('deskBooking.stay.guests'),
            value: (
              <>
                {guestsText(i18n, bookedParty(stay))}
                {traveller?.guests.map(({ firstName, lastName }, index) => (
                  <span key={index} className={styles.line}>
                    <Isolated>{`${firstName} ${lastName}`}</Isolated>
                  </span>
                ))}
              </>
            ),
          },
          {
            label: t('deskBooking.stay.requests'),
            value: traveller?.services.map(({ service, choice }) => (
              <span key={service} className={styles.line}>
                {t('deskBooking.stay.service', {
                  service: t(`services.names.${service}`),
                  choice: serviceChoiceText(i18n, choice),
                })}
              </span>
            )),
          },
          {
            label: t('deskBooking.stay.wish'),
            value: traveller?.specialRequests && (
              <span dir="auto" className={styles.wish}>
                {traveller.specialRequests}
              </span>
            ),
          },
          {
            label: t('deskBooking.stay.terms'),
            value: cancellationText(i18n, rates, hotel.timeZone),
          },
          { label: t('stayTerms.deposit.title'), value: depositText(i18n, rates) },
          { label: t('deskBooking.stay.booked'), value: <Instant at={createdAt} /> },
        ].filter(({ value }) => !Array.isArray(value) || value.length > 0)}
      />
    </Box>
  );
}

/**
 * Returns the facts about the room, its meals and its extras. If the rooms differ, each room has
 * its own facts with its guests and lead guest.
 */
function roomFacts(i18n: DeskI18n, booking: Booking): Fact[] {
  const { t, formats } = i18n;
  const rooms = roomTexts(i18n, booking);
  const [first] = rooms;
  if (!first || !areAlike(booking)) {
    return rooms.map(({ name, guests, meal, extras, lead }, index) => ({
      label: t('searchFields.room', { number: index + 1 }),
      value: (
        <>
          <Isolated>{name}</Isolated>
          <span className={styles.small}>
            {[guests, meal, ...extras, lead].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    }));
  }
  return [
    {
      label: t('deskBooking.stay.room'),
      value: t('deskBooking.stay.roomName', { rooms: rooms.length, room: first.name }),
    },
    { label: t('deskBooking.stay.meals'), value: first.meal },
    { label: t('deskBooking.stay.extras'), value: formats.listPlain(first.extras) },
  ];
}

/** The contact details of the guest, and the account of the booking. */
export function ContactBox({ shown: { booking, accountId, language, erasedAt, timeline } }: Shown) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const last = [...timeline]
    .reverse()
    .find((entry) => entry.kind === 'mail' && entry.to === 'traveller');
  const unsent = last?.kind === 'mail' && last.status === 'failed' ? last.lastError : null;
  const { traveller } = booking;
  const phone = traveller && telephoneLink(traveller.phone);
  const isMailed = booking.mailsGuest !== false;
  const email = traveller && mailLink(traveller.email);
  return (
    <Box title={t('deskBooking.contact.title')}>
      {erasedAt && (
        <p className={styles.quiet}>
          {t('deskBooking.contact.erased', {
            day: formats.instant(erasedAt, { month: 'short', day: 'numeric', year: 'numeric' }),
          })}
        </p>
      )}
      {unsent !== null && (
        <Notice tone="amber">
          {t('deskBooking.contact.unsent', { why: mailErrorText(i18n, unsent) })}
        </Notice>
      )}
      <Facts
        facts={[
          {
            label: t('deskBooking.contact.email'),
            value:
              traveller && !isMailed
                ? t('deskBooking.contact.none')
                : traveller && (
                    <bdi dir="ltr">
                      {email ? (
                        <TextAnchor href={email}>{traveller.email}</TextAnchor>
                      ) : (
                        traveller.email
                      )}
                    </bdi>
                  ),
          },
          {
            label: t('deskBooking.contact.phone'),
            value: traveller && (
              <bdi dir="ltr">
                {phone ? <TextAnchor href={phone}>{traveller.phone}</TextAnchor> : traveller.phone}
              </bdi>
            ),
          },
          {
            label: t('deskBooking.contact.citizenship'),
            value: traveller?.citizenship && formats.country(traveller.citizenship),
          },
          {
            label: t('deskBooking.contact.language'),
            value: formats.languageName(language),
          },
          {
            label: t('deskBooking.contact.account'),
            value: accountId ? (
              <TextLink to={deskPath('traveller', { id: accountId })}>
                {t('deskBooking.contact.openAccount')}
              </TextLink>
            ) : (
              t('deskBooking.contact.guest')
            ),
          },
        ]}
      />
    </Box>
  );
}

/**
 * The price line by line with its credits, the fee of a cancellation with its payer, and the
 * OneKeyCash that the booking earns. The last line is the amount that the site owes the hotel.
 */
export function PriceBox({ shown: { booking, fee, cancelling, owedToHotel } }: Shown) {
  const i18n = useDeskI18n();
  const { t, formats } = i18n;
  const { earns, earned, cancellation } = booking;
  return (
    <Box title={t('deskBooking.price.title')}>
      <PriceLedger ledger={ledgerOfBooking(booking)} />
      <div className={styles.sums}>
        <Facts
          amounts
          facts={[
            {
              label: t('deskBooking.price.feeNow'),
              value:
                cancellation &&
                !cancelling &&
                feeText(i18n, { amount: cancellation.fee, paidBy: 'traveller' }),
            },
            {
              label: t('deskBooking.price.feeAccepted'),
              value:
                cancelling &&
                feeText(i18n, { amount: cancelling.acceptedFee, paidBy: cancelling.paidBy }),
            },
            {
              label: t('deskBooking.price.fee'),
              value:
                fee &&
                (fee.paidBy === 'nobody' ? t('deskBooking.price.waived') : feeText(i18n, fee)),
            },
            {
              label: t(earned ? 'deskBooking.price.earned' : 'deskBooking.price.earns'),
              value: earns && formats.money(parseMoney(earns)),
            },
            {
              label: t('deskBooking.price.owed'),
              value: amountText(i18n, owedToHotel.amount, owedToHotel.currency),
            },
          ]}
        />
      </div>
    </Box>
  );
}

/** The value that the provider reports, beside the value that the guest accepted. */
export function MismatchBox({ shown: { mismatch } }: Shown) {
  const { t } = useDeskI18n();
  if (!mismatch) return null;
  const { field, accepted, reported, reference } = mismatch;
  const nothing = t('deskBooking.mismatch.nothing');
  return (
    <Box title={t('deskBooking.mismatch.title')}>
      <Facts
        facts={[
          { label: t('deskBooking.mismatch.field'), value: <code dir="ltr">{field}</code> },
          { label: t('deskBooking.mismatch.accepted'), value: accepted ?? nothing },
          {
            label: t('deskBooking.mismatch.reported'),
            value: <strong>{reported ?? nothing}</strong>,
          },
          {
            label: t('deskBooking.mismatch.reference'),
            value: reference && <bdi dir="ltr">{reference}</bdi>,
          },
        ]}
      />
    </Box>
  );
}

/** The bookings that this booking replaces or that replace it. */
export function ChangeBox({ shown: { booking } }: Shown) {
  const { t } = useDeskI18n();
  const { replaces, replacedBy } = booking;
  if (!replaces && !replacedBy) return null;
  return (
    <Box title={t('deskBooking.change.title')}>
      {replaces && <OtherBooking text="replaces" other={replaces} />}
      {replacedBy && <OtherBooking text="replacedBy" other={replacedBy} />}
    </Box>
  );
}

function OtherBooking({
  text,
  other: { link, number, status },
}: {
  text: 'replaces' | 'replacedBy';
  other: NonNullable<Booking['replacedBy']>;
}) {
  const i18n = useDeskI18n();
  return (
    <p>
      {i18n.t.rich(`deskBooking.change.${text}`, {
        number: formatBookingNumber(number),
        status: statusText(i18n, status),
        link: (chunks) => <TextLink to={link}>{chunks}</TextLink>,
      })}
    </p>
  );
}

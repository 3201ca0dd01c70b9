import { useState } from 'react';
import { useParams } from 'react-router-dom';
import * as v from 'valibot';
import { bookedParty } from '#contracts/site/bookedParty.ts';
import { formatBookingNumber } from '#contracts/site/bookings.ts';
import type { DeskBooking } from '#contracts/site/desk/deskBooking.ts';
import { daysText, partyText } from '#contracts/texts/stayText.ts';
import { isChangeable } from '../../domain/stay/bookingChange.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { useGetDeskBookingQuery } from '../api/deskBookingsApi.ts';
import { refreshing } from '../api/deskApi.ts';
import { deskPath } from '../deskPaths.ts';
import { usePermitted } from '../session/StaffContext.ts';
import { BookingTasks } from './BookingTasks.tsx';
import { Box, DeskPage, LoadingLines } from '../ui/DeskPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { BookingState, stateOf, StatusBadge } from '../ui/StatusBadge.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './booking.module.css';
import { BookingDialog, type DialogAction } from './BookingDialog.tsx';
import { ChangeForGuestButton } from './ChangeForGuestButton.tsx';
import { ChangeBox, ContactBox, MismatchBox, PriceBox, StayBox } from './BookingFacts.tsx';
import { isPaymentUnknown } from './bookingTexts.ts';
import { NextStep } from './NextStep.tsx';
import { NoteForm } from './NoteForm.tsx';
import { PaymentBox } from './PaymentBox.tsx';
import { SpokenLinkBox } from './SpokenLinkBox.tsx';
import { Timeline } from './Timeline.tsx';

const missingSchema = v.object({ status: v.literal(404) });

/** A booking with its history and the possible actions. */
export function DeskBookingPage() {
  const { t } = useDeskI18n();
  const { id = '' } = useParams();
  const query = useGetDeskBookingQuery(id, refreshing);
  const shown = query.currentData;
  if (shown) return <Shown key={shown.booking.id} shown={shown} />;
  if (v.is(missingSchema, query.error)) {
    return (
      <DeskPage title={t('deskBooking.none.title')} lead={t('deskBooking.none.text')}>
        <div>
          <LinkButton to={deskPath('bookings')}>{t('deskBooking.none.search')}</LinkButton>
        </div>
      </DeskPage>
    );
  }
  return (
    <DeskPage title={t('deskBooking.what')}>
      {query.error !== undefined ? (
        <NotLoaded what={t('deskBooking.what')} query={query} />
      ) : (
        <LoadingLines text={t('deskBooking.loading')} />
      )}
    </DeskPage>
  );
}

/** The actions that resolve most waiting states, the most frequent action first. */
const mainActions = [
  'confirm',
  'decline',
  'settle-stuck',
  'settle-cancellation',
  'settle-mismatch',
  'retry',
] as const satisfies readonly DialogAction[];

/** The actions for a booking whose hotel does not know a corrected name. */
const nameActions = ['tell-hotel'] as const satisfies readonly DialogAction[];

/** The actions for a booking whose mail did not reach the guest. */
const mailActions = ['correct-contact', 'send-mail'] as const satisfies readonly DialogAction[];

/**
 * The actions for a cancellation that the provider refused: cancel again without or with a fee,
 * leave the booking as it is, or settle a mismatch.
 */
const refusalActions = [
  'waive-fee',
  'cancel',
  'close-refusal',
  'settle-mismatch',
] as const satisfies readonly DialogAction[];

/** The remaining actions in the order of their buttons. */
const furtherActions = [
  'cancel',
  'waive-fee',
  'forgive-fee',
  'goodwill',
  'report-stayed',
  'report-no-show',
  'write',
  'send-mail',
  'correct-contact',
  'correct-name',
  'tell-hotel',
  'withdraw',
  'erase',
  'retry',
] as const satisfies readonly DialogAction[];

/**
 * Returns the actions that come first on the page, because they resolve the waiting state of the
 * booking. Returns none if nothing waits: another call to the provider is then not the next step.
 */
function mainActionsOf({ waits: { about } }: DeskBooking): readonly DialogAction[] {
  switch (about) {
    case 'nothing':
      return [];
    case 'refusal':
      return refusalActions;
    case 'mail':
      return mailActions;
    case 'name':
      return nameActions;
    default:
      return mainActions;
  }
}

function Shown({ shown }: { shown: DeskBooking }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const [opened, setOpened] = useState<{ action: DialogAction; messageId?: string }>();
  const [done, setDone] = useState<{ text: string; tone: 'good' | 'amber' }>();
  const { booking, actions, erasedAt, mismatch } = shown;
  const { hotel, stay, number } = booking;
  const may = (action: DialogAction | 'note') => actions.some((each) => each.action === action);
  const open = (dialog: { action: DialogAction; messageId?: string }) => {
    setDone(undefined);
    setOpened(dialog);
  };
  const mayChange = usePermitted('bookings.book') && isChangeable(booking);
  const main = mainActionsOf(shown).filter(may);
  const isMailed = booking.mailsGuest !== false;
  const further = furtherActions.filter(
    (action) => may(action) && !main.some((each) => each === action),
  );
  return (
    <DeskPage
      title={t('deskBooking.title', { number: formatBookingNumber(number) })}
      lead={
        <span className={styles.lead}>
          <BookingState booking={{ ...booking, unpaid: shown.waits.about === 'unpaid' }} />
          {mismatch && <StatusBadge tone="danger">{t('deskBooking.status.mismatch')}</StatusBadge>}
          {erasedAt && <StatusBadge>{t('deskBooking.status.erased')}</StatusBadge>}
          <span>
            {t('deskBooking.lead', {
              hotel: hotel.name,
              days: daysText(i18n, stay.checkIn, stay.checkOut),
              party: partyText(i18n, bookedParty(stay)),
            })}
          </span>
        </span>
      }
    >
      <NextStep shown={shown} actions={main} onOpen={(action) => open({ action })} />
      {isPaymentUnknown(shown) && (
        <Notice tone="amber" heading={t('deskComparisons.rebuild.byHand.title')}>
          {t('deskComparisons.rebuild.byHand.text')}
        </Notice>
      )}
      {done && <Notice tone={done.tone}>{done.text}</Notice>}
      <SpokenLinkBox
        shown={shown}
        onCorrect={may('correct-contact') ? () => open({ action: 'correct-contact' }) : undefined}
      />
      <BookingTasks bookingId={booking.id} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <MismatchBox shown={shown} />
          <StayBox shown={shown} />
        </div>
        <div className={classNames(styles.column, styles.side)}>
          {(further.length > 0 || mayChange) && (
            <Box title={t('deskBooking.actions.title')}>
              <div className={styles.further}>
                {mayChange && <ChangeForGuestButton shown={shown} />}
                {further.map((action) => (
                  <Button key={action} onClick={() => open({ action })}>
                    {t(`deskBooking.actions.${action}.open`)}
                  </Button>
                ))}
              </div>
            </Box>
          )}
          <PriceBox shown={shown} />
          {booking.collector === 'site' && <PaymentBox bookingId={booking.id} />}
          <ContactBox shown={shown} />
          <ChangeBox shown={shown} />
        </div>
        <Box title={t('deskBooking.timeline.title')}>
          {may('note') && <NoteForm />}
          <Timeline
            shown={shown}
            onResend={
              may('send-mail') ? (messageId) => open({ action: 'send-mail', messageId }) : undefined
            }
          />
        </Box>
      </div>
      {opened && (
        <BookingDialog
          {...opened}
          shown={shown}
          onDone={(after) => setDone(doneOf(i18n, opened.action, after, isMailed))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </DeskPage>
  );
}

/** Returns the message after an action, derived from the booking in the server's response. */
function doneOf(
  i18n: ReturnType<typeof useDeskI18n>,
  action: DialogAction,
  after: DeskBooking,
  /** Whether the guest got mails before the action. */
  isMailed: boolean,
): { text: string; tone: 'good' | 'amber' } {
  const { t } = i18n;
  const good = (text: string) => ({ text, tone: 'good' }) as const;
  const status = stateOf(i18n, { ...after.booking, unpaid: after.waits.about === 'unpaid' }).text;
  switch (action) {
    case 'send-mail':
    case 'write':
    case 'goodwill':
    case 'forgive-fee':
      return good(t(isMailed ? 'deskBooking.done.mail' : 'deskBooking.done.noMail'));
    case 'correct-name':
      return good(
        t(after.waits.about === 'name' ? 'deskBooking.done.nameUntold' : 'deskBooking.done.name'),
      );
    case 'tell-hotel':
      return good(t('deskBooking.done.told'));
    case 'correct-contact':
      return good(
        t(
          !isMailed && after.booking.mailsGuest
            ? 'deskBooking.done.contactNew'
            : 'deskBooking.done.contact',
        ),
      );
    case 'erase':
      return good(t('deskBooking.done.erase'));
    case 'retry':
      return { text: t('deskBooking.done.retry', { status }), tone: 'amber' };
    default:
      return after.booking.cancelling
        ? { text: t('deskBooking.done.waiting'), tone: 'amber' }
        : good(t('deskBooking.done.status', { status }));
  }
}

import { type ReactNode, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ledgerOfBooking } from '#contracts/site/bookings.ts';
import {
  mostMessagesInDay,
  type DeskBooking,
  type DeskBookingAction,
  deskBookingActions,
  type DeskBookingProblem,
} from '#contracts/site/desk/deskBooking.ts';
import { giftLimitIn, giftLimits } from '#contracts/site/desk/giftLimits.ts';
import { Button } from '../../ui/Button.tsx';
import { NotLoaded, type Query } from '../../ui/NotLoaded.tsx';
import {
  deskBookingProblemOf,
  useActOnBookingMutation,
  usePreviewActionQuery,
} from '../api/deskBookingsApi.ts';
import { LoadingLines } from '../ui/DeskPage.tsx';
import { ActionDialog, Modal } from '../ui/ActionDialog.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './booking.module.css';
import { statusText } from './bookingTexts.ts';
import { PreviewedChange, previewedMails } from './Preview.tsx';

/**
 * The problems that end an action because the booking is no longer in the state that the page
 * shows.
 */
const endings: readonly DeskBookingProblem['code'][] = ['already-decided', 'not-possible'];

/** The props that the dialogs of all actions share. */
export interface ActionProps {
  shown: DeskBooking;
  /** Receives the booking after the action. */
  onDone: (after: DeskBooking) => void;
  onClose: () => void;
}

/**
 * Confirms an action and carries out exactly the previewed change. The server's preview names the
 * changes, the payer and the guest's mail. If the booking has changed meanwhile, the dialog says
 * who changed it first and shows the present state.
 *
 * `choice` is the body of the preview request. While the choice is incomplete, `choice` is
 * undefined and the dialog shows `incomplete` instead of a preview.
 */
export function BookingActionDialog({
  shown,
  action,
  title,
  confirm,
  look,
  choice,
  incomplete,
  bodyOf = () => ({}),
  children,
  onDone,
  onClose,
}: ActionProps & {
  action: Exclude<DeskBookingAction, 'note'>;
  title: string;
  confirm: string;
  look?: 'primary' | 'brand';
  choice?: object | undefined;
  incomplete?: string;
  /** Returns further members of the request; undefined if a field is not valid. */
  bodyOf?: () => object | undefined;
  children?: ReactNode;
}) {
  const i18n = useDeskI18n();
  const { id = '' } = useParams();
  const { previews, reason } = deskBookingActions[action];
  const [act] = useActOnBookingMutation();
  const [ending, setEnding] = useState<DeskBookingProblem>();
  const after = useRef<DeskBooking>(undefined);
  const preview = usePreviewActionQuery(
    { id, action, body: choice ?? {} },
    { skip: !previews || !choice, refetchOnMountOrArgChange: true },
  );
  // A preview of an earlier choice does not count.
  const previewed = previews && choice ? preview.currentData : undefined;
  const notPossible = deskBookingProblemOf(preview.error);
  const ended =
    ending ?? (notPossible && endings.includes(notPossible.code) ? notPossible : undefined);
  if (ended) return <Ended title={title} problem={ended} onClose={onClose} />;
  // In these dialogs a button “Cancel” could mean the booking or the dialog.
  const cancels = action === 'cancel' || action === 'waive-fee';
  const version = previewed?.version ?? shown.version;
  const mails = previewed && previewedMails(previewed, shown.booking.traveller?.email);
  return (
    <ActionDialog
      title={title}
      confirm={confirm}
      {...(look && { look })}
      {...(cancels && { dismiss: i18n.t('deskBooking.actions.cancel.keep') })}
      ready={!previews || !choice || previewed !== undefined}
      {...(reason !== 'none' && { reason })}
      guestReads={mails}
      textOf={(error) => problemTextOf(i18n, shown, error)}
      onConfirm={(why) => {
        const body = bodyOf();
        if (!body || (previews && !choice)) return undefined;
        const sent = {
          ...(action !== 'retry' && action !== 'write' && { version }),
          ...(reason !== 'none' && why && { reason: why }),
          ...(cancels && previewed?.fee && { acceptedFee: previewed.fee.amount }),
          ...body,
        };
        return act({ id, action, body: sent }).then((result) => {
          const problem = deskBookingProblemOf(result.error);
          if (problem && endings.includes(problem.code)) setEnding(problem);
          if (problem?.code === 'fee-changed') void preview.refetch();
          after.current = result.data;
          return result;
        });
      }}
      onDone={() => after.current && onDone(after.current)}
      onClose={onClose}
    >
      {children}
      {previews && !choice && incomplete && <p className={styles.quiet}>{incomplete}</p>}
      {previews && choice && !previewed && <NoPreview shown={shown} query={preview} />}
      {previewed && <PreviewedChange preview={previewed} unpaid={shown.waits.about === 'unpaid'} />}
    </ActionDialog>
  );
}

function NoPreview({ shown, query }: { shown: DeskBooking; query: Query }) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const refusal = problemTextOf(i18n, shown, query.error);
  if (refusal && !query.isFetching) return <Notice tone="amber">{refusal}</Notice>;
  if (query.error !== undefined && !query.isFetching) {
    return <NotLoaded what={t('deskBooking.preview.what')} query={query} />;
  }
  return <LoadingLines text={t('deskBooking.preview.loading')} />;
}

/** Says that nothing was done, who changed the booking first, and which state it has. */
function Ended({
  title,
  problem: { code, by, at, bookingStatus },
  onClose,
}: {
  title: string;
  problem: DeskBookingProblem;
  onClose: () => void;
}) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  return (
    <Modal title={title} onClose={onClose}>
      <div className={styles.preview}>
        <Notice tone="danger" heading={t('deskBooking.problem.title')}>
          {by && at ? (
            <p>
              {t.rich('deskBooking.problem.by', { name: by, instant: () => <Instant at={at} /> })}
            </p>
          ) : (
            <p>
              {t(
                code === 'not-possible'
                  ? 'deskBooking.problem.notPossible'
                  : 'deskBooking.problem.changed',
              )}
            </p>
          )}
          {bookingStatus && (
            <p>{t('deskBooking.problem.now', { status: statusText(i18n, bookingStatus) })}</p>
          )}
        </Notice>
        <div className={styles.main}>
          <Button look="brand" onClick={onClose}>
            {t('deskBooking.problem.show')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function problemTextOf(
  { t, formats }: ReturnType<typeof useDeskI18n>,
  { booking }: DeskBooking,
  error: unknown,
): string | undefined {
  const { currency } = ledgerOfBooking(booking).total;
  const limit = (of: keyof typeof giftLimits) =>
    formats.money(giftLimitIn(currency, giftLimits[of]) ?? { amount: 0n, currency });
  switch (deskBookingProblemOf(error)?.code) {
    case 'reference-taken':
      return t('deskBooking.problem.referenceTaken');
    case 'fee-not-accepted':
      return t('deskBooking.problem.feeNotAccepted');
    case 'fee-changed':
      return t('deskBooking.problem.feeChanged');
    case 'fee-due':
      return t('deskBooking.problem.feeDue');
    case 'not-erasable':
      return t('deskBooking.problem.notErasable');
    case 'staff-limit':
      return t('deskBooking.problem.goodwillStaff', { most: limit('staff') });
    case 'booking-limit':
      return t('deskBooking.problem.goodwillBooking', { most: limit('booking') });
    case 'message-limit':
      return t('deskBooking.problem.messageLimit', {
        most: formats.number(mostMessagesInDay.booking),
      });
    case 'message-staff-limit':
      return t('deskBooking.problem.messageStaffLimit', {
        most: formats.number(mostMessagesInDay.staff),
      });
    case 'too-soon':
      return t('deskBooking.problem.tooSoon');
    default:
      return undefined;
  }
}

import type { DeskBookingAction } from '#contracts/site/desk/deskBooking.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { type ActionProps, BookingActionDialog } from './BookingActionDialog.tsx';
import { CancelDialog, WaiveFeeDialog } from './CancelDialogs.tsx';
import { ConfirmDialog, SettleCancellationDialog, SettleStuckDialog } from './DecisionDialogs.tsx';
import { CorrectContactDialog, SendMailDialog } from './GuestDialogs.tsx';

/** An action whose dialog can be opened. A note is written on the page itself. */
export type DialogAction = Exclude<DeskBookingAction, 'note'>;

/** The dialog of an action. `messageId` is the failed mail that is sent again. */
export function BookingDialog({
  action,
  messageId,
  ...props
}: ActionProps & { action: DialogAction; messageId?: string | undefined }) {
  const { t } = useDeskI18n();
  switch (action) {
    case 'confirm':
      return <ConfirmDialog {...props} />;
    case 'cancel':
      return <CancelDialog {...props} />;
    case 'waive-fee':
      return <WaiveFeeDialog {...props} />;
    case 'settle-stuck':
      return <SettleStuckDialog {...props} />;
    case 'settle-cancellation':
      return <SettleCancellationDialog {...props} />;
    case 'send-mail':
      return <SendMailDialog {...props} {...(messageId && { messageId })} />;
    case 'correct-contact':
      return <CorrectContactDialog {...props} />;
    case 'retry':
    case 'settle-mismatch':
    case 'erase':
      return (
        <BookingActionDialog
          {...props}
          action={action}
          title={t(`deskBooking.actions.${action}.title`)}
          confirm={t(`deskBooking.actions.${action}.button`)}
          look={action === 'erase' ? 'primary' : 'brand'}
          choice={{}}
        >
          <p>{t(`deskBooking.actions.${action}.text`)}</p>
        </BookingActionDialog>
      );
    case 'decline':
    case 'report-stayed':
    case 'report-no-show':
      return (
        <BookingActionDialog
          {...props}
          action={action}
          title={t(`deskBooking.actions.${action}.title`)}
          confirm={t(`deskBooking.actions.${action}.button`)}
          choice={{}}
        />
      );
  }
}

import { useEffect, useState } from 'react';
import type * as afterwards from './AfterwardsDialogs.tsx';
import { noShowFee } from '#contracts/money/cancellation.ts';
import type { DeskBookingAction } from '#contracts/site/desk/deskBooking.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { Modal } from '../ui/ActionDialog.tsx';
import { LoadingLines } from '../ui/DeskPage.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { type ActionProps, BookingActionDialog } from './BookingActionDialog.tsx';
import { CancelDialog, WaiveFeeDialog } from './CancelDialogs.tsx';
import { ConfirmDialog, SettleCancellationDialog, SettleStuckDialog } from './DecisionDialogs.tsx';
import { CorrectContactDialog, CorrectNameDialog, SendMailDialog } from './GuestDialogs.tsx';

/** An action that opens a dialog. Notes have a form on the page instead. */
export type DialogAction = Exclude<DeskBookingAction, 'note'>;

/** The dialog of an action. `messageId` is the failed mail to resend. */
export function BookingDialog({
  action,
  messageId,
  ...props
}: ActionProps & { action: DialogAction; messageId?: string | undefined }) {
  const { t, formats } = useDeskI18n();
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
    case 'forgive-fee':
    case 'goodwill':
    case 'write':
      return <AfterwardsDialog {...props} action={action} />;
    case 'correct-contact':
      return <CorrectContactDialog {...props} />;
    case 'correct-name':
      return <CorrectNameDialog {...props} />;
    case 'retry':
    case 'tell-hotel':
    case 'settle-mismatch':
    case 'close-refusal':
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
    case 'withdraw':
    case 'report-stayed':
    case 'report-no-show': {
      const { rates } = props.shown.booking;
      const taken = action === 'report-no-show' ? noShowFee(rates) : undefined;
      return (
        <BookingActionDialog
          {...props}
          action={action}
          title={t(`deskBooking.actions.${action}.title`)}
          confirm={t(`deskBooking.actions.${action}.button`)}
          choice={{}}
        >
          {taken && (
            <p>{t('deskBooking.actions.report-no-show.fee', { fee: formats.money(taken.fee) })}</p>
          )}
        </BookingActionDialog>
      );
    }
  }
}

/**
 * A dialog whose code loads when the dialog opens, because these actions are rarer than the others.
 */
function AfterwardsDialog({
  action,
  ...props
}: ActionProps & { action: 'forgive-fee' | 'goodwill' | 'write' }) {
  const { t } = useDeskI18n();
  const [code, setCode] = useState<typeof afterwards>();
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    import(/* webpackChunkName: "desk-afterwards" */ './AfterwardsDialogs.tsx').then(setCode, () =>
      setFailed(attempt),
    );
  }, [attempt]);
  if (!code) {
    const title = t(`deskBooking.actions.${action}.title`);
    return (
      <Modal title={title} onClose={props.onClose}>
        {failed === attempt ? (
          <NotLoaded
            what={title}
            query={{ error: undefined, isFetching: false, refetch: () => setAttempt(attempt + 1) }}
          />
        ) : (
          <LoadingLines text={t('deskBooking.loading')} />
        )}
      </Modal>
    );
  }
  const { GoodwillDialog, ForgiveFeeDialog, WriteDialog } = code;
  if (action === 'write') return <WriteDialog {...props} />;
  return action === 'goodwill' ? <GoodwillDialog {...props} /> : <ForgiveFeeDialog {...props} />;
}

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/fields/TextField.tsx';
import { useWrongFieldFocus } from '../../ui/fields/useWrongFieldFocus.ts';
import { useFocusReturn } from '../../ui/browser/useFocusReturn.ts';
import { deskProblemCodeOf } from '../api/deskApi.ts';
import styles from './ActionDialog.module.css';
import { Notice } from './Notice.tsx';
import { PasskeyPart } from './passkeys/PasskeyPart.tsx';
import { problemText } from './problemText.tsx';
import { useDeskI18n } from './useDeskI18n.ts';

/** The most characters of a reason that the record stores. */
const maxReason = 500;

/**
 * Confirms an action. `children` describe the changes and the payer, and can include further
 * fields. `guestReads` previews the text for the guest.
 *
 * While a call is pending, the dialog does not send another. The dialog closes after a success and
 * otherwise shows the error. If a field is wrong, it receives the focus. The dialog is open as long
 * as it is rendered.
 */
export function ActionDialog({
  title,
  children,
  guestReads,
  reason: asksReason,
  confirm,
  look = 'primary',
  ready = true,
  dismiss,
  textOf,
  onConfirm,
  onDone,
  onClose,
}: {
  title: string;
  children?: ReactNode;
  guestReads?: ReactNode;
  /** Whether the dialog asks for a reason, and whether it is mandatory. */
  reason?: 'required' | 'optional';
  /** The text of the button, which names the action. */
  confirm: string;
  look?: 'primary' | 'brand';
  /**
   * False until the dialog shows everything that the staff must see first. Until then, the confirm
   * button does nothing.
   */
  ready?: boolean;
  /**
   * The text of the button that closes the dialog. Set this text if 'Cancel' could mean the action.
   */
  dismiss?: string;
  /** Returns the text for an error; undefined for a general error, which `problemText` explains. */
  textOf?: (error: unknown) => ReactNode;
  /**
   * Sends the call, for example with the trigger of a mutation. Undefined means that a field is not
   * valid and nothing was sent.
   */
  onConfirm: (reason: string) => Promise<{ error?: unknown }> | undefined;
  /** Called after a success, before `onClose`. */
  onDone?: () => void;
  onClose: () => void;
}) {
  const i18n = useDeskI18n();
  const { t } = i18n;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [error, setError] = useState<unknown>();
  const [pending, setPending] = useState(false);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const focusWrongField = useWrongFieldFocus(form);

  const send = async () => {
    if (sending.current || !ready) return;
    const isMissing = asksReason === 'required' && reason.trim() === '';
    setMissing(isMissing);
    const call = isMissing ? undefined : onConfirm(reason.trim());
    if (!call) {
      focusWrongField();
      return;
    }
    sending.current = true;
    setPending(true);
    setError(undefined);
    const result = await call;
    sending.current = false;
    setPending(false);
    if (result.error !== undefined) {
      setError(result.error);
      return;
    }
    onDone?.();
    onClose();
  };

  return (
    <Modal title={title} busy={pending} onClose={onClose}>
      <form
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {children && <div className={styles.words}>{children}</div>}
        {guestReads && (
          <section className={styles.guest}>
            <h3 className={styles.guestTitle}>{t('deskFrame.dialog.guestReads')}</h3>
            <div>{guestReads}</div>
          </section>
        )}
        {asksReason && (
          <TextAreaField
            label={t('deskFrame.dialog.reason')}
            asterisk={asksReason === 'required'}
            hint={t('deskFrame.dialog.reasonHint')}
            error={missing ? t('deskFrame.dialog.reasonMissing') : undefined}
            required={asksReason === 'required'}
            maxLength={maxReason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <div className={styles.foot}>
          {error !== undefined && (
            <Notice tone="danger">{textOf?.(error) || problemText(i18n, error)}</Notice>
          )}
          {deskProblemCodeOf(error) === 'passkey-needed' && <PasskeyPart to="confirm" />}
          <div className={styles.buttons}>
            <Button
              aria-disabled={pending}
              onClick={() => {
                if (!pending) onClose();
              }}
            >
              {dismiss ?? t('deskFrame.dialog.cancel')}
            </Button>
            <Button type="submit" look={look} aria-disabled={pending || !ready}>
              {pending ? t('deskFrame.dialog.pending') : confirm}
            </Button>
          </div>
        </div>
      </form>
    </Modal>
  );
}

/**
 * A modal dialog, open as long as it is rendered. Escape closes it unless it is `busy`. The focus
 * then returns to its previous element.
 */
export function Modal({
  title,
  busy = false,
  onClose,
  children,
}: {
  title: string;
  busy?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useFocusReturn(true);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={styles.modal}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

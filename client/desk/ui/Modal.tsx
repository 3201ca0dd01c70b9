import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFocusReturn } from '../../ui/useFocusReturn.ts';
import styles from './Modal.module.css';

/**
 * A modal dialog, open as long as it is rendered. Escape closes it unless it is `busy`; the focus
 * then goes back to where it was.
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

import { type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './classNames.ts';
import { icon } from './icons.tsx';
import styles from './Popover.module.css';

const MoreIcon = icon(<path strokeWidth="3" d="M5 12h0M12 12h0M19 12h0" />);

/** Moves the focus to the panel, so that the panel closes when it loses the focus. */
const takeFocus = (panel: HTMLElement | null) => panel?.focus({ preventScroll: true });

/**
 * A button with three dots that shows `children` over the content below. The children are rendered
 * only while they are shown. `label` is the name of the button and of its panel. Escape closes the
 * panel and returns the focus to the button. A press or a focus elsewhere closes it too.
 */
export function Popover({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: () => ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  return (
    <div
      className={classNames(styles.popover, className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (!open || key !== 'Escape') return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        className={styles.button}
        // Keeps the focus in the panel, which would otherwise close before the click.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!open)}
      >
        <MoreIcon />
      </button>
      {open && (
        <div
          ref={takeFocus}
          id={panelId}
          role="group"
          aria-label={label}
          tabIndex={-1}
          className={styles.panel}
        >
          {children()}
        </div>
      )}
    </div>
  );
}

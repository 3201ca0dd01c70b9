import { classNames } from './classNames.ts';
import { CheckIcon } from './icons.tsx';
import { Isolated } from './Isolated.tsx';
import styles from './TickedList.module.css';

/** A list of a stay's advantages, with a check mark before each line. */
export function TickedList({ lines, className }: { lines: readonly string[]; className?: string }) {
  return (
    <ul className={classNames(styles.list, className)}>
      {lines.map((line) => (
        <li key={line}>
          <CheckIcon size={16} />
          <Isolated>{line}</Isolated>
        </li>
      ))}
    </ul>
  );
}

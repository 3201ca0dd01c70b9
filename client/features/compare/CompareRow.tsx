import type { ReactNode } from 'react';
import type { ComparedRow } from '../../domain/hotels/facilityRows.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './CompareTable.module.css';

/**
 * A row of the comparison: its label, marked 'Differs' where the hotels do, and a cell for each hotel.
 * `children` draws a cell from its text; without it the text itself is shown.
 */
export function CompareRow({
  row: { label, values, differs },
  children = (text) => <Isolated>{text}</Isolated>,
}: {
  row: ComparedRow;
  children?: (text: string, index: number) => ReactNode;
}) {
  return (
    <tr className={differs ? styles.differs : undefined}>
      <th scope="row" className={styles.label}>
        <Isolated>{label}</Isolated>
        {differs && <span className={styles.mark}>Differs</span>}
      </th>
      {values.map((text, index) => (
        <td key={index} className={styles.cell}>
          {text === undefined ? <VisuallyHidden>Not known</VisuallyHidden> : children(text, index)}
        </td>
      ))}
    </tr>
  );
}

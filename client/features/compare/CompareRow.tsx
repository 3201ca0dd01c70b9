import type { ReactNode } from 'react';
import type { ComparedRow } from '../../domain/hotels/facilityRows.ts';
import { Isolated } from '../../ui/Isolated.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './CompareTable.module.css';

/**
 * A row of the comparison: its label, marked 'Differs' where the hotels do, and a cell for each
 * hotel. `children` draws a cell from its value; without it the value itself is shown.
 */
export function CompareRow<Value extends string | boolean>({
  row: { label, values, differs },
  children = (value) => <Isolated>{String(value)}</Isolated>,
}: {
  row: ComparedRow<Value>;
  children?: (value: Value, index: number) => ReactNode;
}) {
  const { t } = useI18n();
  return (
    <tr className={differs ? styles.differs : undefined}>
      <th scope="row" className={styles.label}>
        <Isolated>{label}</Isolated>
        {differs && <span className={styles.mark}>{t('compare.differs')}</span>}
      </th>
      {values.map((value, index) => (
        <td key={index} className={styles.cell}>
          {value === undefined ? (
            <VisuallyHidden>{t('compare.notKnown')}</VisuallyHidden>
          ) : (
            children(value, index)
          )}
        </td>
      ))}
    </tr>
  );
}

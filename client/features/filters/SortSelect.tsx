import { sortLabels, sorts } from '../../domain/listing/sortHotels.ts';
import { SelectField } from '../../ui/fields/TextField.tsx';
import styles from './SortSelect.module.css';
import type { ChangeListing } from './useListing.ts';
import type { ListedHotels } from './useListedHotels.ts';
import { whyNoPriceOrder } from './whyUnknown.ts';

/** The orders that the data allows; of prices in several currencies it says why they are not there. Spec §2. */
export function SortSelect({
  listed: { list, sorts: allowed, sort },
  change,
}: {
  listed: ListedHotels;
  change: ChangeListing;
}) {
  return (
    <div className={styles.sort}>
      <SelectField
        label="Sort by"
        options={allowed.map((each) => sortLabels[each])}
        value={sortLabels[sort]}
        onChange={({ target }) =>
          change({ sort: sorts.find((each) => sortLabels[each] === target.value) })
        }
      />
      {list.currencies.length > 1 && (
        <p className={styles.note}>{whyNoPriceOrder(list.currencies)}</p>
      )}
    </div>
  );
}

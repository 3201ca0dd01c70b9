import { sortLabels, sorts } from '../../domain/listing/sortHotels.ts';
import { SelectField } from '../../ui/fields/TextField.tsx';
import styles from './SortSelect.module.css';
import type { ChangeListing } from './useListing.ts';
import type { ListedHotels } from './useListedHotels.ts';
import { priceOrderText } from './whyUnknown.ts';

/** The orders that the data allows; of prices in several currencies it says how they are compared, or why they are not. Spec §2. */
export function SortSelect({
  listed: { list, comparison, sorts: allowed, sort },
  rates,
  change,
}: {
  listed: ListedHotels;
  /** The day whose exchange rates the address names; '' for none. */
  rates: string;
  change: ChangeListing;
}) {
  const text = priceOrderText(list, comparison, rates);
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
      {text && <p className={styles.note}>{text}</p>}
    </div>
  );
}

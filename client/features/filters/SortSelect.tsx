import { sorts } from '../../domain/listing/sortHotels.ts';
import { contentAddress } from '../../domain/paths.ts';
import { SelectField } from '../../ui/fields/TextField.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './SortSelect.module.css';
import type { ChangeListing } from './useListing.ts';
import type { ListedHotels } from './useListedHotels.ts';
import { priceOrderText } from './priceOrderText.ts';

/**
 * Offers the sort orders that the data allows. For prices in several currencies, it says how they
 * are compared, or why they cannot be compared. Spec §2.
 */
export function SortSelect({
  listed: { list, comparison, sorts: allowed, sort },
  rates,
  change,
}: {
  listed: ListedHotels;
  /** The day in the address whose exchange rates are used, or '' for none. */
  rates: string;
  change: ChangeListing;
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const text = priceOrderText(i18n, list, comparison, rates);
  return (
    <div className={styles.sort}>
      <SelectField
        label={t('listing.sortBy')}
        options={allowed.map((each) => ({ value: each, text: t(`listing.sort.${each}`, list) }))}
        value={sort}
        onChange={({ target }) => change({ sort: sorts.find((each) => each === target.value) })}
      />
      <TextLink to={contentAddress('ranking')} className={styles.ranking}>
        {t('listing.ranking')}
      </TextLink>
      {text && <p className={styles.note}>{text}</p>}
    </div>
  );
}

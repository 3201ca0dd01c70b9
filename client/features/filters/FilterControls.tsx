import type { ReactNode } from 'react';
import type { ListingAddress } from '../../domain/addresses/listingAddress.ts';
import {
  guestRatingChoices,
  hasHit,
  neighborhoodChoices,
  popularChoices,
  starChoices,
} from '../../domain/listing/filterChoices.ts';
import { noFilters } from '../../domain/listing/listingFilters.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useLiveSite } from '../../ui/page/LiveSite.ts';
import { SwitchField } from '../../ui/fields/ChoiceField.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import styles from './FilterControls.module.css';
import { MapPreview } from './MapPreview.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import type { ListedHotels } from './useListedHotels.ts';
import type { ChangeListing } from './useListing.ts';

const longestName = 100;
const mostNeighborhoods = 10;

export interface FilterProps {
  /** What the controls show. */
  shown: ListingAddress;
  change: ChangeListing;
  listed: ListedHotels;
  /** Called when the map is opened or closed. */
  onMap?: () => void;
}

/**
 * The controls of the listing's left column. Their state is the address. Where no price or no neighborhood is
 * known, a live page leaves out the group that the specification draws with samples. Spec §2.
 */
export function FilterControls({ shown, change, listed, onMap }: FilterProps) {
  const { list } = listed;
  const live = useLiveSite() || list.live;
  const counts = list.hotels.length > 0 ? listed.counts : undefined;
  const popular = popularChoices(shown).filter(
    (choice) => !live || choice.chosen || hasHit(list, choice),
  );
  const choices = { known: list.known, counts, onChange: change };
  return (
    <>
      <MapPreview
        open={shown.map}
        mapped={list.mapped}
        onChange={(map) => {
          change({ map, page: shown.page });
          onMap?.();
        }}
      />
      <div className={styles.compare}>
        <SwitchField
          checked={shown.comparing}
          onChange={({ target }) => change({ comparing: target.checked, page: shown.page })}
        >
          Compare properties
        </SwitchField>
      </div>
      <div className={styles.name}>
        <TextField
          label="Search by property name"
          type="search"
          autoComplete="off"
          maxLength={longestName}
          value={shown.name}
          onChange={({ target }) => change({ name: target.value }, { typed: true })}
        />
      </div>
      <h2 className={styles.title}>Filter by</h2>
      {popular.length > 0 && (
        <FilterGroup legend="Popular filters">
          <ChoiceList kind="checkbox" choices={popular} {...choices} />
        </FilterGroup>
      )}
      <FilterGroup legend="Star rating">
        <ChoiceList kind="checkbox" choices={starChoices(shown)} unit=" stars" {...choices} />
      </FilterGroup>
      {(!live || list.currencies.length > 0) && (
        <FilterGroup legend="Price">
          <PriceFilter
            list={list}
            limits={shown}
            onChange={(limits) => change(limits, { typed: true })}
          />
        </FilterGroup>
      )}
      <FilterGroup legend="Guest rating">
        <ChoiceList kind="radio" choices={guestRatingChoices(shown)} {...choices} />
      </FilterGroup>
      {(!live || list.neighborhoods.length > 0) && (
        <FilterGroup legend="Neighborhood">
          <ChoiceList kind="radio" choices={neighborhoods(shown, listed)} {...choices} />
        </FilterGroup>
      )}
    </>
  );
}

/**
 * 'Any' and the neighborhoods with most hotels, among them the one chosen. Where none is known, the
 * list that the specification draws. Spec §2.
 */
function neighborhoods(shown: ListingAddress, { list }: ListedHotels) {
  if (list.neighborhoods.length === 0) {
    return guestRatingChoices(noFilters).map((choice) => ({
      ...choice,
      facet: 'neighborhood' as const,
      on: {},
      off: {},
    }));
  }
  const chosen = shown.neighborhood;
  const names = list.neighborhoods.filter(
    (name, index) => index < mostNeighborhoods || name === chosen,
  );
  return neighborhoodChoices(shown, !chosen || names.includes(chosen) ? names : [...names, chosen]);
}

/** A titled group of the filters. */
function FilterGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

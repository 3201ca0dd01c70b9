import type { ReactNode } from 'react';
import type { SiteI18n } from '#contracts/texts/siteI18n.ts';
import type { ListingAddress } from '../../domain/addresses/listingAddress.ts';
import {
  guestRatingChoices,
  hasHit,
  neighborhoodChoices,
  popularChoices,
  starChoices,
} from '../../domain/listing/filterChoices.ts';
import { noFilters } from '../../domain/listing/listingFilters.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useLiveSite } from '../../ui/page/siteSettings.ts';
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
 * The controls of the listing's left column. Their state is the address. Where no price or no
 * neighborhood is known, a live page leaves out the group that the specification draws with
 * samples. Spec §2.
 */
export function FilterControls({ shown, change, listed, onMap }: FilterProps) {
  const { list } = listed;
  const i18n = useI18n();
  const { t } = i18n;
  const live = useLiveSite() || list.live;
  const counts = list.hotels.length > 0 ? listed.counts : undefined;
  const popular = popularChoices(i18n, shown).filter(
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
          {t('filters.compare')}
        </SwitchField>
      </div>
      <div className={styles.name}>
        <TextField
          label={t('filters.propertyName')}
          type="search"
          autoComplete="off"
          maxLength={longestName}
          value={shown.name}
          onChange={({ target }) => change({ name: target.value }, { typed: true })}
        />
      </div>
      <h2 className={styles.title}>{t('filters.filterBy')}</h2>
      {popular.length > 0 && (
        <FilterGroup legend={t('filters.group.popular')}>
          <ChoiceList kind="checkbox" choices={popular} {...choices} />
        </FilterGroup>
      )}
      <FilterGroup legend={t('filters.group.stars')}>
        <ChoiceList kind="checkbox" choices={starChoices(i18n, shown)} {...choices} />
      </FilterGroup>
      {(!live || list.currencies.length > 0) && (
        <FilterGroup legend={t('filters.group.price')}>
          <PriceFilter
            list={list}
            limits={shown}
            onChange={(limits) => change(limits, { typed: true })}
          />
        </FilterGroup>
      )}
      <FilterGroup legend={t('filters.group.guestRating')}>
        <ChoiceList kind="radio" choices={guestRatingChoices(i18n, shown)} {...choices} />
      </FilterGroup>
      {(!live || list.neighborhoods.length > 0) && (
        <FilterGroup legend={t('filters.group.neighborhood')}>
          <ChoiceList kind="radio" choices={neighborhoods(i18n, shown, listed)} {...choices} />
        </FilterGroup>
      )}
    </>
  );
}

/**
 * 'Any' and the neighborhoods with most hotels, among them the one chosen. Where none is known, the
 * list that the specification draws. Spec §2.
 */
function neighborhoods(i18n: SiteI18n, shown: ListingAddress, { list }: ListedHotels) {
  if (list.neighborhoods.length === 0) {
    return guestRatingChoices(i18n, noFilters).map((choice) => ({
      ...choice,
      facet: 'neighborhood' as const,
      on: {},
      off: {},
    }));
  }
  const chosen = shown.neighborhood;
  const names = list.neighborhoods
    .toSorted((a, b) => b.hotels - a.hotels || i18n.formats.compare(a.name, b.name))
    .map(({ name }) => name)
    .filter((name, index) => index < mostNeighborhoods || name === chosen);
  return neighborhoodChoices(
    i18n,
    shown,
    !chosen || names.includes(chosen) ? names : [...names, chosen],
  );
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

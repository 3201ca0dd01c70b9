import { type ReactNode, useId, useMemo } from 'react';
import type { ListingAddress } from '../../domain/addresses/listingAddress.ts';
import type { FilterChoice } from '../../domain/listing/facet.ts';
import { everyFacet, type Facet, type ListingFilters } from '../../domain/listing/facets.ts';
import { hasHit } from '../../domain/listing/filterHotels.ts';
import { classNames } from '../../ui/classNames.ts';
import { CheckboxField, RadioField, SwitchField } from '../../ui/fields/ChoiceField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './FilterControls.module.css';
import { PriceFilter } from './PriceFilter.tsx';
import type { ListedHotels } from './useListedHotels.ts';
import type { ChangeListing } from './useListing.ts';

/** The maximum length of a property name in the search field. */
export const longestName = 100;

/** The groups of the panel, each with a heading. */
export const groups = [...new Set(everyFacet.flatMap(({ group }) => group ?? []))];

export interface FilterProps {
  /** The state that the controls show. */
  shown: ListingAddress;
  change: ChangeListing;
  listed: ListedHotels;
  /** Whether to render choices for which the list has no data, as in the specification. */
  withSamples: boolean;
}

/**
 * Renders the controls in the left column of the listing: the facets in their groups. The state of
 * the controls is in the address. Spec §2.
 */
export function FilterControls({ shown, change, listed, withSamples }: FilterProps) {
  const { list } = listed;
  const i18n = useI18n();
  const { t } = i18n;
  // Depends only on the list, so it is not computed again at each click.
  const drawn = useMemo(
    () =>
      everyFacet.filter(
        (facet) => (withSamples && facet.hasSamples) || (facet.drawn?.(list) ?? true),
      ),
    [list, withSamples],
  );
  const popular = everyFacet.flatMap((facet) =>
    facet
      .popular(i18n, list, shown)
      .filter((choice) => withSamples || choice.chosen || hasHit(list, facet, choice))
      .map((choice) => ({ facet, choice })),
  );
  return (
    <>
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
          <Choices control="checkbox" choices={popular} listed={listed} change={change} />
        </FilterGroup>
      )}
      {groups.map((group) => {
        const ofGroup = drawn.filter((facet) => facet.group === group);
        const [{ control } = {}] = ofGroup;
        if (!control) return null;
        const choices = ofGroup.flatMap((facet) =>
          facet
            .choices(i18n, list, shown)
            .map(({ short, ...choice }) => ({ facet, choice, short })),
        );
        return (
          <FilterGroup key={group} legend={t(`filters.group.${group}`, list)}>
            {control === 'price' ? (
              <PriceFilter
                list={list}
                limits={shown}
                onChange={(limits) => change(limits, { typed: true })}
              />
            ) : (
              <Choices control={control} choices={choices} listed={listed} change={change} />
            )}
          </FilterGroup>
        );
      })}
    </>
  );
}

function FilterGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

/**
 * Renders checkboxes or radio buttons, each with its number of matches. If the list has no data for
 * a choice, the choice keeps its state, is `aria-disabled` and gives the reason in its title.
 */
function Choices({
  control,
  choices,
  listed: { list, counts },
  change,
}: {
  control: 'checkbox' | 'radio';
  choices: readonly {
    facet: Facet;
    choice: FilterChoice<ListingFilters>;
    short?: string | undefined;
  }[];
  listed: ListedHotels;
  change: ChangeListing;
}) {
  const i18n = useI18n();
  const id = useId();
  const Field = control === 'radio' ? RadioField : CheckboxField;
  return (
    <div>
      {choices.map(({ facet, choice: { text, chosen, on, off }, short = text }, index) => {
        const known = list.known.has(facet);
        const count = known && list.hotels.length > 0 ? counts.of(facet, on) : undefined;
        const countId = `${id}${index}`;
        return (
          <div key={text} className={classNames(styles.choice, !known && styles.unknown)}>
            <Field
              {...(control === 'radio' && { name: id, value: text })}
              aria-label={short === text ? undefined : text}
              aria-describedby={count === undefined ? undefined : countId}
              aria-disabled={known ? undefined : true}
              title={known ? undefined : facet.whyUnknown?.(i18n)}
              checked={chosen}
              onChange={({ target }) => {
                if (known) change(target.checked ? on : off);
              }}
            >
              {short}
            </Field>
            {count !== undefined && (
              <span id={countId} className={styles.count}>
                {count}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}

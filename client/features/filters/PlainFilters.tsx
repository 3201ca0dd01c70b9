import { pathIn } from '#contracts/texts/languages.ts';
import type { AddressField } from '../../domain/addresses/addressFields.ts';
import { type ListingAddress, listingQuery } from '../../domain/addresses/listingAddress.ts';
import type { FilterChoice } from '../../domain/listing/facet.ts';
import {
  everyFacet,
  type Facet,
  filterFields,
  filterQuery,
  type ListingFilters,
  noFilters,
} from '../../domain/listing/facets.ts';
import { priceScale } from '../../domain/listing/priceScale.ts';
import { plainSearchPath } from '../../domain/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { WithoutScriptByWidth } from '../../ui/ByWidth.tsx';
import { CheckboxField, RadioField } from '../../ui/fields/ChoiceField.tsx';
import { SelectField, TextField } from '../../ui/fields/TextField.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import { groups, longestName } from './FilterControls.tsx';
import styles from './FilterControls.module.css';
import { scopeText } from './PriceLimits.tsx';
import type { ListedHotels } from './useListedHotels.ts';

/** Returns the name of a field's parameter in the address. */
function nameOf(field: AddressField<string>): string {
  const params = new URLSearchParams();
  field.write(params, '1');
  return [...params.keys()].join();
}

const propertyName = nameOf(filterFields.name);
const limits = (
  [
    ['minPrice', 'min'],
    ['maxPrice', 'max'],
  ] as const
).map(([field, label]) => ({ field, label, name: nameOf(filterFields[field]) }));

interface PlainFiltersProps {
  listed: ListedHotels;
  shown: ListingAddress;
}

/**
 * Renders the sort order and the filters for browsers without JavaScript, as a form with the fields
 * of the address. On wide screens the form is beside the results. On narrow screens a line above
 * the results opens it. ADR 0021.
 */
export function PlainFilters(props: PlainFiltersProps) {
  const { t } = useI18n();
  return (
    <WithoutScriptByWidth
      from="desktop"
      narrow={
        <details>
          <summary>{t('filters.title')}</summary>
          <FilterForm {...props} />
        </details>
      }
      wide={<FilterForm {...props} />}
    />
  );
}

/**
 * Renders the fields, which are derived from the records of the facets. Each choice represents the
 * parameter that it adds to the address. The form passes on all other parameters of the address
 * unchanged.
 */
function FilterForm({ listed, shown }: PlainFiltersProps) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const { list, counts, sort, sorts } = listed;
  const known = everyFacet.filter(
    (facet) => list.known.has(facet) && (facet.drawn?.(list) ?? true),
  );
  const popular = known
    .filter(({ group }) => group === undefined)
    .flatMap((facet) => fieldsOf(facet, facet.popular(i18n, list, shown)));
  const scale = priceScale(list, shown.facts);
  const grouped = groups.map((group) => {
    const ofGroup = known.filter((facet) => facet.group === group);
    const fields = ofGroup.flatMap((facet) => fieldsOf(facet, facet.choices(i18n, list, shown)));
    return { group, control: ofGroup[0]?.control, fields };
  });
  const named = new Set(['sort', propertyName, ...(scale ? limits.map(({ name }) => name) : [])]);
  const fields = [...popular, ...grouped.flatMap((group) => group.fields)];
  const hidden = [...new URLSearchParams(listingQuery({ ...shown, page: 1 }))].filter(
    ([name, value]) =>
      !named.has(name) && !fields.some((field) => field.name === name && field.value === value),
  );
  const choices = (control: 'checkbox' | 'radio' | undefined, drawn: typeof fields) => {
    const Choice = control === 'radio' ? RadioField : CheckboxField;
    return drawn.map(({ facet, choice, name, value }) => (
      <div key={choice.text} className={styles.choice}>
        <Choice name={name} value={value} defaultChecked={choice.chosen}>
          {choice.text}
        </Choice>
        <span className={styles.count}>{counts.of(facet, choice.on)}</span>
      </div>
    ));
  };
  return (
    <form method="get" action={pathIn(language, plainSearchPath)} aria-label={t('filters.title')}>
      <SelectField
        label={t('listing.sortBy')}
        name="sort"
        options={sorts.map((each) => ({ value: each, text: t(`listing.sort.${each}`, list) }))}
        defaultValue={sort}
      />
      <TextField
        label={t('filters.propertyName')}
        name={propertyName}
        maxLength={longestName}
        defaultValue={shown.name}
      />
      {popular.length > 0 && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('filters.group.popular')}</legend>
          {choices('checkbox', popular)}
        </fieldset>
      )}
      {grouped.map(({ group, control, fields: ofGroup }) => {
        const priced = control === 'price' && scale !== undefined;
        if (ofGroup.length === 0 && !priced) return null;
        return (
          <fieldset key={group} className={styles.group}>
            <legend className={styles.legend}>{t(`filters.group.${group}`, list)}</legend>
            {priced ? (
              <>
                {limits.map(({ name, field, label }) => (
                  <TextField
                    key={name}
                    label={t(`filters.price.${label}`)}
                    name={name}
                    type="number"
                    min={0}
                    step="any"
                    defaultValue={shown[field]}
                  />
                ))}
                <p>{scopeText(i18n, list, scale)}</p>
              </>
            ) : (
              choices(control === 'price' ? undefined : control, ofGroup)
            )}
          </fieldset>
        );
      })}
      {hidden.map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" look="brand" wide>
        {t('filters.showResults', { count: 0 })}
      </Button>
    </form>
  );
}

/**
 * Turns the choices of a facet into fields. Among radio buttons, 'Any' has the same name and an
 * empty value.
 */
function fieldsOf(facet: Facet, choices: readonly FilterChoice<ListingFilters>[]) {
  const named = choices.map((choice) => ({ choice, parameter: parameterOf(choice) }));
  const { parameter: some } = named.find(({ parameter }) => parameter) ?? {};
  const any = some && facet.control === 'radio' ? { name: some.name, value: '' } : undefined;
  return named.flatMap(({ choice, parameter = any }) =>
    parameter ? [{ facet, choice, ...parameter }] : [],
  );
}

/**
 * Returns the parameter that a choice adds to the address, or undefined if it adds none or several.
 */
function parameterOf({ on, off }: FilterChoice<ListingFilters>) {
  const without = new Set(parameters(off).map(String));
  const added = parameters(on).filter((each) => !without.has(String(each)));
  const [[name, value] = []] = added;
  return name !== undefined && value !== undefined && added.length === 1
    ? { name, value }
    : undefined;
}

function parameters(filters: Partial<ListingFilters>): readonly (readonly [string, string])[] {
  return [...new URLSearchParams(filterQuery({ ...noFilters, ...filters }))];
}

import { useId } from 'react';
import type { FacetCounts } from '../../domain/listing/facetCounts.ts';
import type { Facet } from '../../domain/listing/facets.ts';
import type { FilterChoice } from '../../domain/listing/filterChoices.ts';
import type { ListingFilters } from '../../domain/listing/listingFilters.ts';
import { classNames } from '../../ui/classNames.ts';
import { CheckboxField, RadioField } from '../../ui/fields/ChoiceField.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './ChoiceList.module.css';

/**
 * Checkboxes or radio buttons with the number of matches behind each. A choice that the data cannot
 * answer stays as it is, is `aria-disabled` and says why in its title.
 */
export function ChoiceList({
  kind,
  choices,
  known,
  counts,
  onChange,
}: {
  kind: 'checkbox' | 'radio';
  choices: readonly FilterChoice[];
  known: ReadonlySet<Facet>;
  /** Undefined while there is nothing to count. */
  counts: FacetCounts | undefined;
  onChange: (changed: Partial<ListingFilters>) => void;
}) {
  const { t } = useI18n();
  const id = useId();
  const Field = kind === 'radio' ? RadioField : CheckboxField;
  return (
    <div>
      {choices.map(({ id: choice, text, name, facet, chosen, on, off }) => {
        const answerable = known.has(facet);
        const count = answerable ? counts?.with(facet, on) : undefined;
        const countId = `${id} ${choice}`.replaceAll(/\s/g, '-');
        return (
          <div key={choice} className={classNames(styles.choice, !answerable && styles.unknown)}>
            <Field
              {...(kind === 'radio' && { name: id, value: text })}
              aria-label={name}
              aria-describedby={count === undefined ? undefined : countId}
              aria-disabled={answerable ? undefined : true}
              title={answerable ? undefined : t(`filters.whyUnknown.${facet}`)}
              checked={chosen}
              onChange={({ target }) => {
                if (answerable) onChange(target.checked ? on : off);
              }}
            >
              {text}
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

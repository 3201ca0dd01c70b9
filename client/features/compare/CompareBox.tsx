import { createContext, useContext } from 'react';
import { mostCompared } from '../../domain/addresses/compareAddress.ts';
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './CompareBox.module.css';

/** The hotels of a listing that are ticked for a comparison, and the way to change them. */
export interface Choice {
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** The id of the element that says how many hotels are ticked, and how many can be ticked. */
  readonly noteId: string;
}

/**
 * The context with the choice of the listing. It is undefined while 'Compare properties' is off.
 * The choice is a context so that a tick renders only the tick boxes again, and not the rows around
 * them.
 */
export const CompareChoice = createContext<Choice | undefined>(undefined);

/** Returns whether no further hotel can be ticked. */
function isFull({ ids }: Choice): boolean {
  return ids.length >= mostCompared;
}

/**
 * Renders the tick box 'Compare' in the row of a hotel while 'Compare properties' is on. Once the
 * maximum number of hotels is ticked, the other boxes are `aria-disabled` and say why. Spec §2.
 */
export function CompareBox({ hotel: { id, name } }: { hotel: { id: string; name: string } }) {
  const { t } = useI18n();
  const choice = useContext(CompareChoice);
  if (!choice) return null;
  const { ids, onChange, noteId } = choice;
  const ticked = ids.includes(id);
  const refused = !ticked && isFull(choice);
  return (
    <div className={refused ? styles.refused : undefined}>
      <CheckboxField
        aria-label={t('compare.choice.compareOf', { name })}
        aria-describedby={refused ? noteId : undefined}
        aria-disabled={refused || undefined}
        title={refused ? t('compare.choice.full', { most: mostCompared }) : undefined}
        checked={ticked}
        onChange={() => {
          if (!refused) onChange(ticked ? ids.filter((other) => other !== id) : [...ids, id]);
        }}
      >
        {t('compare.choice.compare')}
      </CheckboxField>
    </div>
  );
}

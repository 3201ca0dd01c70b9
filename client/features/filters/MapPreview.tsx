import { Button } from '../../ui/Button.tsx';
import { hideBroken } from '../../ui/Picture.tsx';
import { PinIcon } from '../../ui/icons.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import map from './map.svg';
import styles from './MapPreview.module.css';

export interface MapButtonProps {
  /** Whether the text of the button is only 'Map', because there is little room. */
  short?: boolean;
  /** Whether the map is open. */
  open: boolean;
  /** Whether at least one hotel of the results has a place on the map. */
  mapped: boolean;
  onChange: (open: boolean) => void;
}

/**
 * Renders the button 'View in a map', which is pressed while the map is open. If no hotel has a
 * place on the map, it is disabled and says why. Spec §2.
 */
export function MapButton({ short = false, open, mapped, onChange }: MapButtonProps) {
  const { t } = useI18n();
  return (
    <Button
      look={open && mapped ? 'brand' : 'outline'}
      aria-label={short ? t('map.view') : undefined}
      aria-pressed={open && mapped}
      aria-disabled={!mapped}
      title={mapped ? undefined : t('map.noPlaces')}
      onClick={() => {
        if (mapped) onChange(!open);
      }}
    >
      <PinIcon />
      {short ? t('map.short') : t('map.view')}
    </Button>
  );
}

/** Renders a picture of a map, with the button that opens the map of the results. Spec §2. */
export function MapPreview(button: MapButtonProps) {
  return (
    <div className={styles.preview}>
      <img src={map} alt="" className={styles.picture} onError={hideBroken} />
      <div className={styles.button}>
        <MapButton {...button} />
      </div>
    </div>
  );
}

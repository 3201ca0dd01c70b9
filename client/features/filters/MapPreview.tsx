import { Button } from '../../ui/Button.tsx';
import { PinIcon } from '../../ui/icons.tsx';
import map from './map.svg';
import styles from './MapPreview.module.css';

/** A picture of a map with the button 'View in a map'. Spec §2. */
export function MapPreview() {
  return (
    <div className={styles.preview}>
      <img src={map} alt="" className={styles.picture} />
      <div className={styles.button}>
        <Button>
          <PinIcon />
          View in a map
        </Button>
      </div>
    </div>
  );
}

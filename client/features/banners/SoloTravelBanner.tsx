import type { ReactNode } from 'react';
import { hideBroken } from '../../ui/Picture.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './SoloTravelBanner.module.css';
import dunes from './solo-travel.svg';

/**
 * Renders the promotional banner about solo travel. On narrow screens, the picture is below the
 * text, so that they do not overlap. The background has the color of the picture's upper edge.
 *
 * In right-to-left languages, the picture is mirrored, because text must never cover its right end.
 * `children` is the link to stays for one traveler, if there are prices for one traveler. Spec §1.
 */
export function SoloTravelBanner({ children }: { children?: ReactNode }) {
  const { t } = useI18n();
  return (
    <section aria-label={t('home.solo.label')} className={styles.banner}>
      <img src={dunes} alt="" loading="lazy" onError={hideBroken} className={styles.picture} />
      <div className={styles.text}>
        <h2 className={styles.title}>{t('home.solo.title')}</h2>
        <p className={styles.lead}>{t('home.solo.text')}</p>
        {children}
      </div>
    </section>
  );
}

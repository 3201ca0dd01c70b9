import { useEffect, useRef } from 'react';
import { Content } from '../../ui/page/Content.tsx';
import { useDirection, useI18n } from '../../ui/useI18n.ts';
import styles from './HotelTabs.module.css';
import { useCurrentSection } from './useCurrentSection.ts';

/** The ids of the sections of the hotel page, in order. */
export const hotelSections = {
  overview: 'overview',
  amenities: 'amenities',
  rooms: 'rooms',
  accessibility: 'accessibility',
  policies: 'policies',
  reviews: 'reviews',
} as const;

const ids = Object.values(hotelSections);

/**
 * Renders the tab strip of the hotel page, which stays at the top of the view. A tab scrolls to its
 * section. The tab of the section in view is the current tab. `reviews` is the text of the last
 * tab. Spec §2.
 */
export function HotelTabs({ reviews }: { reviews: string }) {
  const { t } = useI18n();
  const { current, goTo } = useCurrentSection(ids);
  const strip = useRef<HTMLDivElement>(null);
  const direction = useDirection();
  useEffect(() => {
    const box = strip.current;
    const tab = box?.querySelector('[aria-current]');
    if (!box || !tab) return;
    const side = direction === 'rtl' ? 'right' : 'left';
    box.scrollLeft += tab.getBoundingClientRect()[side] - box.getBoundingClientRect()[side];
  }, [current, direction]);
  return (
    <div className={styles.bar}>
      <Content>
        <div ref={strip} role="group" aria-label={t('hotel.tabs.label')} className={styles.strip}>
          {ids.map((id) => (
            <button
              key={id}
              type="button"
              className={styles.tab}
              aria-current={id === current ? 'true' : undefined}
              onClick={() => goTo(id)}
            >
              {id === 'reviews' ? reviews : t(`hotel.tabs.${id}`)}
            </button>
          ))}
        </div>
      </Content>
    </div>
  );
}

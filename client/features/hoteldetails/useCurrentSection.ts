import { useEffect, useState } from 'react';

/**
 * The part of the view in which a section counts as being read: the upper third, below the tabs.
 */
const readingBand = '-80px 0px -65% 0px';
const ownScrolls = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Returns the id of the section that is being read, and a function that scrolls to a section. After
 * that function was used, its section stays current until the traveler scrolls, because the page
 * may end before the section reaches the top.
 */
export function useCurrentSection(ids: readonly string[]): {
  current: string | undefined;
  goTo: (id: string) => void;
} {
  const [read, setRead] = useState(ids[0]);
  const [chosen, setChosen] = useState<string>();

  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        // At the top of the page, the first section may still be below the band.
        const topmost = ids.find((id) => visible.has(id)) ?? (scrollY < 100 ? ids[0] : undefined);
        if (topmost) setRead(topmost);
      },
      { rootMargin: readingBand },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  useEffect(() => {
    const release = () => setChosen(undefined);
    for (const type of ownScrolls) window.addEventListener(type, release, { passive: true });
    return () => {
      for (const type of ownScrolls) window.removeEventListener(type, release);
    };
  }, []);

  const goTo = (id: string) => {
    setChosen(id);
    scrollToSection(id);
  };
  return { current: chosen ?? read, goTo };
}

/**
 * Scrolls to a section of the page and moves the focus to it. A folded section opens. The scrolling
 * is smooth, unless the traveler prefers reduced motion.
 */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  const folded = section?.querySelector<HTMLDetailsElement>(':scope > details');
  if (folded) folded.open = true;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
}

import { useState } from 'react';
import type { DayPickerLocale } from 'react-day-picker';
import type { Language } from '#contracts/texts/languages.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import type { CalendarDays } from './Calendar.tsx';

/**
 * The names of days and months, in a separate chunk for each language. English needs no chunk,
 * because the calendar has these names itself.
 */
const calendarLocales: Readonly<Record<Language, () => Promise<DayPickerLocale | undefined>>> = {
  en: () => Promise.resolve(undefined),
  de: async () => (await import('react-day-picker/locale/de')).de,
  fr: async () => (await import('react-day-picker/locale/fr')).fr,
  ar: async () => (await import('react-day-picker/locale/ar')).ar,
};

type LoadDays = () => Promise<CalendarDays>;

/** Loads the code that helps to fill in the search form, but is not needed to show it. */
async function loadPickers(language: Language, loadDays?: LoadDays) {
  const [locale, Days, pickers] = await Promise.all([
    calendarLocales[language](),
    loadDays?.().catch(() => undefined),
    import(/* webpackChunkName: "pickers" */ './pickers.ts'),
  ]);
  return { language, locale, Days, ...pickers };
}

export type Pickers = Awaited<ReturnType<typeof loadPickers>>;

/**
 * Returns the pickers of the search form, which are in a separate chunk. `load` starts loading them
 * once. After a failure, or in another language, the next call loads again. If `failed`, the form
 * works with plain fields. `loadDays` loads the notes on the calendar's days. If the notes cannot
 * be loaded, the calendar shows none.
 */
export function usePickers(loadDays?: LoadDays): {
  pickers: Pickers | undefined;
  failed: boolean;
  load: () => void;
} {
  const { language } = useI18n();
  const [loaded, setLoaded] = useState<Pickers>();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const pickers = loaded?.language === language ? loaded : undefined;

  function load() {
    if (pickers || state === 'loading') return;
    setState('loading');
    void loadPickers(language, loadDays).then(
      (found) => {
        setLoaded(found);
        setState('idle');
      },
      () => setState('failed'),
    );
  }

  return { pickers, failed: state === 'failed', load };
}

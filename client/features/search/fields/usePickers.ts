import { useState } from 'react';
import type { DayPickerLocale } from 'react-day-picker';
import type { Language } from '#contracts/texts/languages.ts';
import { useI18n } from '../../../ui/useI18n.ts';
import type { CalendarDays } from './Calendar.tsx';

/**
 * The names of days and months of a language, a chunk of its own; the calendar itself has the
 * English ones.
 */
const calendarLocales: Readonly<Record<Language, () => Promise<DayPickerLocale | undefined>>> = {
  en: () => Promise.resolve(undefined),
  de: async () => (await import('react-day-picker/locale/de')).de,
  fr: async () => (await import('react-day-picker/locale/fr')).fr,
  ar: async () => (await import('react-day-picker/locale/ar')).ar,
};

type LoadDays = () => Promise<CalendarDays>;

/** What helps to fill the search form, and is not needed to show it. */
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
 * The pickers of the search form, in a chunk of their own. `load` starts loading them, once; after
 * a failure, and in another language, the next call tries again. Once that `failed`, the form works
 * with plain fields. `loadDays` loads what the calendar says of its days; if that fails, it says
 * nothing.
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

import type { Language } from '#contracts/texts/languages.ts';
import { languageOffers } from '#contracts/texts/offers.ts';
import { useI18n } from '../useI18n.ts';

/** Says, in the language of the page, that the texts of another one could not be loaded. */
export function LanguageNotLoaded({
  language,
  className,
}: {
  language: Language;
  className?: string | undefined;
}) {
  const { t } = useI18n();
  return (
    <p role="alert" className={className}>
      {t('page.language.notLoaded', { language: languageOffers[language].name })}
    </p>
  );
}

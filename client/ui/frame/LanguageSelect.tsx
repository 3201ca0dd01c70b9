import { useLocation } from 'react-router-dom';
import { isLanguage, type Language, languages, pathIn } from '#contracts/texts/languages.ts';
import { languageOffers } from '#contracts/texts/offers.ts';
import { useI18n } from '../useI18n.ts';
import { FrameSelect } from './FrameSelect.tsx';
import styles from './LanguageSelect.module.css';
import { useLanguageSwitch } from './SwitchLanguage.ts';
import { WithScript } from '../WithoutScript.tsx';

/**
 * A select for the language of the site. Each language is named in that language, such as
 * 'Deutsch'. If the texts of a language cannot be loaded, a message says so and the page does not
 * change.
 */
export function LanguageSelect() {
  const { t } = useI18n();
  const { shown, failed, switchTo } = useLanguageSwitch();
  const select = (
    <FrameSelect
      shown={languageOffers[shown].name}
      aria-label={t('page.language.label')}
      value={shown}
      onChange={({ target: { value } }) => {
        if (isLanguage(value)) switchTo(value);
      }}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageOffers[language].name}
        </option>
      ))}
    </FrameSelect>
  );
  return (
    <div className={styles.choice}>
      {typeof window === 'undefined' ? <WithScript>{select}</WithScript> : select}
      {failed && <LanguageNotLoaded language={failed} className={styles.failed} />}
    </div>
  );
}

/** Links to the page in the other languages, for browsers without JavaScript. */
export function LanguageLinks() {
  const { language: shown } = useI18n();
  const { pathname, search } = useLocation();
  return languages
    .filter((language) => language !== shown)
    .map((language) => (
      <a
        key={language}
        href={pathIn(language, pathname) + search}
        lang={language}
        hrefLang={language}
      >
        {languageOffers[language].name}
      </a>
    ));
}

/**
 * A message that the texts of another language could not be loaded. It is in the language of the
 * page.
 */
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

import { useLayoutEffect, useRef, useState } from 'react';
import { directionOf, type Language, languages } from '#contracts/texts/languages.ts';
import { languageOffers } from '#contracts/texts/offers.ts';
import { useThunkDispatch } from '../../api/thunk.ts';
import { Button } from '../../ui/Button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { LanguageNotLoaded } from '../../ui/frame/LanguageSelect.tsx';
import { useLanguageSwitch } from '../../ui/frame/SwitchLanguage.ts';
import { useI18n } from '../../ui/useI18n.ts';
import { declineLanguage } from './deviceLanguage.ts';
import { languageToOffer } from './languageToOffer.ts';
import styles from './LanguageOffer.module.css';

/**
 * Offers the page in the language that the device or its browser prefers, in a line above the page.
 * The line appears with the first render. It disappears when the traveler chooses a language or
 * declines the offer.
 */
export function LanguageOffer() {
  const { language } = useI18n();
  const dispatch = useThunkDispatch();
  const [page] = useState(language);
  const [offered, setOffered] = useState(() =>
    dispatch((_dispatch, _getState, { storage }) =>
      languageToOffer(languages, { shown: language, preferred: navigator.languages }, storage),
    ),
  );
  if (!offered) return null;
  if (language !== page) {
    setOffered(undefined);
    return null;
  }
  return (
    <Offer
      language={offered}
      onDecline={() => {
        dispatch(declineLanguage(offered));
        setOffered(undefined);
      }}
    />
  );
}

function Offer({ language, onDecline }: { language: Language; onDecline: () => void }) {
  const { name, offer, decline } = languageOffers[language];
  const { failed, switchTo } = useLanguageSwitch();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside aria-label={name} className={styles.offer}>
      <Content>
        <div ref={element} lang={language} dir={directionOf(language)} className={styles.line}>
          <Button look="quiet" onClick={() => switchTo(language)}>
            {offer}
          </Button>
          <Button look="quiet" aria-label={decline} onClick={onDecline}>
            <CloseIcon />
          </Button>
        </div>
        {failed && <LanguageNotLoaded language={failed} className={styles.failure} />}
      </Content>
    </aside>
  );
}

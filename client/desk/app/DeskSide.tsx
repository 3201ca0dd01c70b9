import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { NavLink, useLocation } from 'react-router-dom';
import type { StaffMember } from '#contracts/site/desk/deskSession.ts';
import { isPermitted } from '#contracts/site/desk/permissions.ts';
import { isLanguage, type Language } from '#contracts/texts/languages.ts';
import { languageOffers } from '#contracts/texts/offers.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { SelectField } from '../../ui/fields/TextField.tsx';
import { deskApi, deskProblemCodeOf } from '../api/deskApi.ts';
import {
  useSignOutOfDeskEverywhereMutation,
  useSignOutOfDeskMutation,
} from '../api/deskSessionApi.ts';
import { deskPaths } from '../deskPaths.ts';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import { deskMenu } from './deskPages.ts';
import styles from './DeskSide.module.css';
import { deskLanguages } from './loadDeskTexts.ts';

/**
 * The desk's side bar, which is a top bar in narrow windows. It has the menu of the pages that the
 * role may open, the member's name, the choice of language, and the sign-out buttons.
 */
export function DeskSide({
  staff,
  onLanguage,
  onSignedOut,
}: {
  staff: StaffMember;
  onLanguage: (language: Language) => void;
  /** `here` is true if the browser has dropped the session, but the site could not end it yet. */
  onSignedOut: (here: boolean) => void;
}) {
  const { t, language } = useDeskI18n();
  const id = useId();
  const { key: here } = useLocation();
  // The navigation during which the menu was opened. After the next navigation, the menu is closed.
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === here;
  const dispatch = useDispatch();
  const [signOut, signingOut] = useSignOutOfDeskMutation();
  const [signOutEverywhere, signingOutEverywhere] = useSignOutOfDeskEverywhereMutation();
  const isLoading = signingOut.isLoading || signingOutEverywhere.isLoading;
  const isError = signingOut.isError || signingOutEverywhere.isError;
  const leave = async (end: typeof signOut) => {
    const { error } = await end();
    const here = deskProblemCodeOf(error) === 'signed-out-here';
    if (error && !here) return;
    onSignedOut(here);
    dispatch(deskApi.util.resetApiState());
  };
  return (
    <header
      className={styles.side}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpenAt(undefined);
      }}
    >
      <div className={styles.bar}>
        <span className={styles.brand}>{t('deskFrame.brand')}</span>
        <Button
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpenAt(open ? undefined : here)}
        >
          {t(open ? 'deskFrame.closeMenu' : 'deskFrame.menu')}
        </Button>
      </div>
      <div id={id} className={classNames(styles.menu, open && styles.open)}>
        <nav aria-label={t('deskFrame.navigation')}>
          <ul className={styles.pages}>
            {deskMenu
              .filter(({ permission }) => isPermitted(staff.role, permission))
              .map(({ name, path }) => (
                <li key={name}>
                  <NavLink to={path} end={name === 'today'} className={styles.page}>
                    {t(`deskFrame.pages.${name}`)}
                  </NavLink>
                </li>
              ))}
          </ul>
        </nav>
        <div className={styles.person}>
          <p>
            <bdi className={styles.name}>{staff.name}</bdi>
            <span className={styles.role}>{t(`deskFrame.role.${staff.role}`)}</span>
          </p>
          <NavLink to={deskPaths.passkeys} className={styles.page}>
            {t('accountSettings.passkeys.heading')}
          </NavLink>
          {deskLanguages.length > 1 && (
            <SelectField
              label={t('deskFrame.language')}
              value={language}
              options={deskLanguages.map((value) => ({ value, text: languageOffers[value].name }))}
              onChange={({ target: { value } }) => {
                if (isLanguage(value)) onLanguage(value);
              }}
            />
          )}
          <Button wide aria-disabled={isLoading} onClick={() => void (isLoading || leave(signOut))}>
            {t('deskFrame.signOut')}
          </Button>
          <Button
            look="quiet"
            wide
            aria-disabled={isLoading}
            onClick={() => void (isLoading || leave(signOutEverywhere))}
          >
            {t('deskFrame.signOutEverywhere')}
          </Button>
          {isError && <p role="alert">{t('deskFrame.signOutFailed')}</p>}
        </div>
      </div>
    </header>
  );
}

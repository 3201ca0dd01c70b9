import { Activity, type ReactNode, Suspense, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { StaffMember } from '#contracts/site/desk/deskSession.ts';
import { isPermitted } from '#contracts/site/desk/permissions.ts';
import type { Language } from '#contracts/texts/languages.ts';
import { SkipLink } from '../../ui/frame/SkipLink.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { lazyPage } from '../../ui/page/lazyPage.tsx';
import { LoadingOverlay } from '../../ui/page/LoadingOverlay.tsx';
import { Button } from '../../ui/Button.tsx';
import { RenderBoundary } from '../../ui/page/RenderBoundary.tsx';
import { useGetDeskSessionQuery } from '../api/deskSessionApi.ts';
import { deskPaths } from '../deskPaths.ts';
import { DeskSignIn } from '../session/DeskSignIn.tsx';
import { StaffContext } from '../session/StaffContext.ts';
import { DeskPage, LoadingLines } from '../ui/DeskPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDeskI18n } from '../ui/useDeskI18n.ts';
import styles from './DeskFrame.module.css';
import { deskPages } from './deskPages.ts';
import { DeskSide } from './DeskSide.tsx';

const search = lazyPage(async () => (await import('./DeskSearch.tsx')).DeskSearch);
const invitation = lazyPage(
  async () => (await import('../session/InvitationPage.tsx')).InvitationPage,
);

/**
 * Shows the page of the address to signed-in staff. Anyone else sees the sign-in form at the same
 * address.
 *
 * When a session expires, the page stays mounted but hidden. The page keeps its typed text, and
 * only the same person gets the page back.
 */
export function DeskFrame({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { t } = useDeskI18n();
  const { pathname } = useLocation();
  const session = useGetDeskSessionQuery(undefined, { refetchOnFocus: true });
  const [last, setLast] = useState<StaffMember>();
  const [signedOutHere, setSignedOutHere] = useState(false);
  const staff = session.data?.staff ?? undefined;
  if (staff && staff.id !== last?.id) setLast(staff);
  if (pathname === deskPaths.invitation) {
    return (
      <Outside>
        <Suspense fallback={<LoadingLines />}>{invitation.elementFor(pathname)}</Suspense>
      </Outside>
    );
  }
  if (!session.data) {
    return (
      <Outside>
        <LoadingOverlay loading={session.isFetching} />
        {session.isError && (
          <DeskPage title={t('deskFrame.brand')}>
            <NotLoaded what={t('deskFrame.session')} query={session} />
          </DeskPage>
        )}
      </Outside>
    );
  }
  return (
    <>
      {!staff && (
        <Outside>
          {last && (
            <Notice tone="amber" heading={t('deskFrame.idle.heading')}>
              {t('deskFrame.idle.text')}
            </Notice>
          )}
          {signedOutHere && <Notice tone="amber">{t('deskFrame.signedOutHere')}</Notice>}
          <DeskSignIn />
        </Outside>
      )}
      {last && (
        <Activity mode={staff ? 'visible' : 'hidden'}>
          <SignedIn
            key={last.id}
            staff={staff ?? last}
            onLanguage={onLanguage}
            onSignedOut={(here) => {
              setLast(undefined);
              setSignedOutHere(here);
            }}
          />
        </Activity>
      )}
    </>
  );
}

/** The frame for people who are not signed in: `main` without menu and search. */
function Outside({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.outside}>
      {children}
    </main>
  );
}

function SignedIn({
  staff,
  onLanguage,
  onSignedOut,
}: {
  staff: StaffMember;
  onLanguage: (language: Language) => void;
  onSignedOut: (here: boolean) => void;
}) {
  const { t } = useDeskI18n();
  const { key, pathname } = useLocation();
  const navigationKey = `${key} ${pathname}`;
  return (
    <StaffContext value={staff}>
      <div className={styles.frame}>
        <SkipLink>{t('page.skipToContent')}</SkipLink>
        <DeskSide staff={staff} onLanguage={onLanguage} onSignedOut={onSignedOut} />
        <div className={styles.main}>
          {isPermitted(staff.role, 'bookings.read') && (
            <div className={styles.search}>
              <RenderBoundary navigationKey={navigationKey} fallback={null}>
                <Suspense fallback={null}>{search.elementFor(navigationKey)}</Suspense>
              </RenderBoundary>
            </div>
          )}
          <main id="main" tabIndex={-1} className={styles.content}>
            <DeskBoundary navigationKey={navigationKey}>
              <Suspense fallback={<LoadingLines />}>
                <Routes>
                  {deskPages.map(({ path, permission, elementFor }) => (
                    <Route
                      key={path}
                      path={path}
                      element={
                        isPermitted(staff.role, permission) ? (
                          elementFor(navigationKey)
                        ) : (
                          <NotPermitted />
                        )
                      }
                    />
                  ))}
                  <Route path="*" element={<NotFound />} />
                </Routes>
              </Suspense>
            </DeskBoundary>
          </main>
        </div>
      </div>
    </StaffContext>
  );
}

function NotPermitted() {
  const { t } = useDeskI18n();
  return (
    <DeskPage title={t('deskFrame.notPermitted.heading')} lead={t('deskFrame.notPermitted.text')} />
  );
}

function NotFound() {
  const { t } = useDeskI18n();
  return <DeskPage title={t('deskFrame.notFound.heading')} lead={t('deskFrame.notFound.text')} />;
}

/**
 * The error boundary of the desk's pages. A failed page is replaced by a message and a reload
 * button.
 */
function DeskBoundary(props: { navigationKey: string; children: ReactNode }) {
  return <RenderBoundary {...props} fallback={<NotShown />} />;
}

function NotShown() {
  const { t } = useDeskI18n();
  return (
    <DeskPage title={t('failures.page.heading')} lead={t('failures.page.text')}>
      <div>
        <Button look="primary" onClick={() => window.location.reload()}>
          {t('failures.page.reload')}
        </Button>
      </div>
    </DeskPage>
  );
}

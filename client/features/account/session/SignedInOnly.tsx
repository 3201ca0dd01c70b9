import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { Session } from '#contracts/site/account/account.ts';
import { useGetSessionQuery } from '../../../api/account/sessionApi.ts';
import { routes } from '../../../domain/paths.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { NotLoaded } from '../../../ui/NotLoaded.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import { LoadingOverlay } from '../../../ui/page/LoadingOverlay.tsx';
import { selectMayBeSignedIn } from './accountSlice.ts';
import styles from '../account.module.css';

/** Renders `children` with the session, or a link to the sign-in page without a session. */
export function SignedInOnly({
  what,
  children,
}: {
  /** The content that becomes visible after signing in. */
  what: 'account' | 'trips';
  children: (session: Session) => ReactNode;
}) {
  const { t } = useI18n();
  const { pathname, search } = useLocation();
  const mayBeSignedIn = useSelector(selectMayBeSignedIn);
  const query = useGetSessionQuery(undefined, { skip: !mayBeSignedIn });
  const session = mayBeSignedIn ? query.data?.session : undefined;
  if (session) return children(session);
  if (query.error) return <NotLoaded query={query} />;
  if (query.isLoading) return <LoadingOverlay loading />;
  return (
    <div className={styles.fields}>
      <p>{t(`account.signInToSee.${what}`)}</p>
      <div>
        <LinkButton to={routes.signIn} state={{ from: pathname + search }} look="primary">
          {t('page.signIn')}
        </LinkButton>
      </div>
    </div>
  );
}

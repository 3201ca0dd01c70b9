import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useStartOpenIdMutation } from '../../../api/account/identityApi.ts';
import { useGetSessionQuery } from '../../../api/account/sessionApi.ts';
import {
  openIdState,
  readOpenIdName,
  readOpenIdOutcome,
} from '../../../domain/addresses/openIdReturn.ts';
import { returnPath } from '../../../domain/addresses/returnPath.ts';
import { routes } from '../../../domain/paths.ts';
import { LoadingOverlay } from '../../../ui/page/LoadingOverlay.tsx';
import { useI18n } from '../../../ui/useI18n.ts';
import styles from '../account.module.css';
import { ActionButton, FormAlert } from '../formParts.tsx';
import { useSessionChange } from '../session/useSessionChange.ts';
import { browserZone } from './browserZone.ts';
import { useSecondStep } from './useSecondStep.tsx';

/**
 * The outcomes of a sign-in at another site that have their own text. All other outcomes show the
 * text of `failed`.
 */
const said = [
  'taken',
  'unavailable',
  'canceled',
  'again',
  'untrusted',
  'no-email',
  'unverified',
] as const;

/**
 * Wraps the sign-in form. Shows the outcome of a sign-in at another site, and a button for that
 * site if the operator has configured one. ADR 0040.
 */
export function OpenIdSignIn({ children }: { children: ReactNode }) {
  const location = useLocation();
  const state: unknown = location.state;
  const back = openIdState(location.search);
  if (back) return <Navigate to={routes.signIn} replace state={back} />;
  const outcome = readOpenIdOutcome(state);
  const form = <SignInWays outcome={outcome}>{children}</SignInWays>;
  if (outcome === 'signed-in') return <Arrival>{form}</Arrival>;
  if (outcome === 'code') return <CodeStep>{form}</CodeStep>;
  return form;
}

function SignInWays({ outcome, children }: { outcome: string | undefined; children: ReactNode }) {
  const { t } = useI18n();
  const state: unknown = useLocation().state;
  const [start] = useStartOpenIdMutation();
  const name = readOpenIdName();
  const known = said.find((each) => each === outcome) ?? 'failed';
  return (
    <div className={styles.fields}>
      {outcome === 'link' ? (
        <p role="alert" className={styles.request}>
          {t('signIn.oidc.outcome.link', { name })}
        </p>
      ) : (
        outcome !== undefined &&
        outcome !== 'code' && <FormAlert message={t(`signIn.oidc.outcome.${known}`, { name })} />
      )}
      {children}
      {name !== '' && (
        <ActionButton
          wide
          act={async () => {
            const from = returnPath(state);
            const { address } = await start({ from, ...browserZone() }).unwrap();
            window.location.assign(address);
          }}
        >
          {t('signIn.oidc.start', { name })}
        </ActionButton>
      )}
    </div>
  );
}

/**
 * Loads the session after a sign-in at another site, because this tab does not have the session
 * yet. Then returns to the page from which the traveler came.
 */
function Arrival({ children }: { children: ReactNode }) {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const changeSession = useSessionChange();
  const { data, isFetching, isError } = useGetSessionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const session = isFetching ? undefined : data?.session;
  useEffect(() => {
    if (!session) return;
    changeSession(session);
    void navigate(returnPath(state), { replace: true });
  }, [session, changeSession, navigate, state]);
  if (isError || session === null) return children;
  return <LoadingOverlay loading />;
}

/** Asks for the code of an account with two-step sign-in. */
function CodeStep({ children }: { children: ReactNode }) {
  const state: unknown = useLocation().state;
  const { secondStep } = useSecondStep(returnPath(state), { asksCode: true });
  return secondStep ?? children;
}

import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { newsletterProblemSchema } from '#contracts/site/newsletter.ts';
import { routes } from '../../domain/paths.ts';
import { readLinkToken } from '../../domain/addresses/readLinkToken.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { useFocusOnMount } from '../../ui/browser/useFocusOnMount.ts';
import { useI18n } from '../../ui/useI18n.ts';
import styles from './LinkAction.module.css';
import { useConfirmSubscriptionMutation, useUnsubscribeMutation } from '../../api/newsletterApi.ts';

/**
 * Performs the action of a link in an email when a button is pressed. The page must not act on its
 * own, because email scanners open the links in emails.
 *
 * The button calls `run` with the token of the link. The text that `done` returns for the result
 * then replaces the button. If the link is not valid or has expired, `expired` replaces the button.
 * After any other failure, the button stays.
 */
function LinkAction<Result>({
  ask,
  button,
  expired,
  run,
  done,
}: {
  ask: string;
  button: string;
  expired: string;
  run: (token: string) => Promise<Result>;
  done: (result: Result) => string;
}) {
  const { t } = useI18n();
  const token = readLinkToken(useLocation().hash, 'token');
  const [outcome, setOutcome] = useState<{ result: Result } | 'expired'>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      setOutcome({ result: await run(token) });
    } catch (error) {
      if (isLinkExpired(error)) setOutcome('expired');
      else setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  if (outcome === 'expired') return <Outcome role="alert" text={expired} />;
  if (outcome) return <Outcome role="status" text={done(outcome.result)} />;
  if (!token) return <p>{t('newsletterLinks.incomplete')}</p>;
  return (
    <div className={styles.lines}>
      <p>{ask}</p>
      {failed && (
        <p role="alert" className={styles.failed}>
          {t('failures.didNotWork')}
        </p>
      )}
      <Button look="primary" wide aria-disabled={busy} onClick={() => void press()}>
        {button}
      </Button>
    </div>
  );
}

function Outcome({ role, text }: { role: 'status' | 'alert'; text: string }) {
  const { t } = useI18n();
  const message = useFocusOnMount<HTMLParagraphElement>();
  return (
    <div className={styles.lines}>
      <p ref={message} tabIndex={-1} role={role}>
        {text}
      </p>
      <LinkButton to={routes.home} look="brand" wide>
        {t('page.goHome')}
      </LinkButton>
    </div>
  );
}

const expiredSchema = v.object({ status: v.literal(410), data: newsletterProblemSchema });

/**
 * Returns whether the error of an RTK Query call says that the link is not valid or has expired.
 */
function isLinkExpired(error: unknown): boolean {
  return v.is(expiredSchema, error);
}

/** Confirms a subscription with the link in the email that was sent to its address. */
export function ConfirmSubscription() {
  const { t } = useI18n();
  const [confirm] = useConfirmSubscriptionMutation();
  return (
    <LinkAction
      ask={t('newsletterLinks.confirm.ask')}
      button={t('newsletterLinks.confirm.button')}
      expired={t('newsletterLinks.confirm.expired')}
      run={(token) => confirm({ token }).unwrap()}
      done={({ outcome }) => t(`newsletterLinks.confirm.done.${outcome}`)}
    />
  );
}

/** Ends a subscription with the link that is in every newsletter email. */
export function Unsubscribe() {
  const { t } = useI18n();
  const [unsubscribe] = useUnsubscribeMutation();
  return (
    <LinkAction
      ask={t('newsletterLinks.unsubscribe.ask')}
      button={t('newsletterLinks.unsubscribe.button')}
      expired={t('newsletterLinks.unsubscribe.expired')}
      run={(token) => unsubscribe({ token }).unwrap()}
      done={() => t('newsletterLinks.unsubscribe.done')}
    />
  );
}

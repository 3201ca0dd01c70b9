import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Content } from '../../ui/page/Content.tsx';
import { useLiveSite } from '../../ui/page/siteSettings.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useI18n } from '../../ui/useI18n.ts';
import type { StateWithNewsletter } from '../../api/newsletterApi.ts';
import { useThunkDispatch } from '../../api/thunk.ts';
import styles from './NewsletterForm.module.css';
import type { SubscribeOutcome } from './subscribe.ts';

/**
 * Renders the newsletter sign-up with its 10% discount. The browser's validation is off, because
 * the form shows its own errors beside the field. Spec §5.
 */
export function NewsletterForm() {
  const { t } = useI18n();
  const id = useId();
  const live = useLiveSite();
  const { field, outcome, sending, onSubmit } = useNewsletterForm();
  const sent = outcome === 'sent';
  const text =
    outcome &&
    (outcome === 'failed' ? t('failures.didNotWork') : t(`newsletter.outcome.${outcome}`));
  return (
    <Content spaced>
      <section aria-labelledby={id} className={styles.newsletter}>
        <div className={styles.text}>
          <h2 id={id} className={styles.heading}>
            {t('newsletter.heading')}
          </h2>
          <p className={styles.offer}>{t('newsletter.offer')}</p>
          {live && <p className={styles.offer}>{t('newsletter.needsAccount')}</p>}
        </div>
        <form noValidate onSubmit={onSubmit} className={styles.form}>
          <TextField
            ref={field}
            label={t('newsletter.email')}
            type="email"
            autoComplete="email"
            required
            error={outcome === 'invalid' ? text : undefined}
          />
          <div className={styles.button}>
            <Button type="submit" look="brand" aria-disabled={sending}>
              {t('newsletter.subscribe')}
            </Button>
          </div>
          {outcome && outcome !== 'invalid' && (
            <p role={sent ? 'status' : 'alert'} className={sent ? styles.sent : styles.failed}>
              {text}
            </p>
          )}
        </form>
      </section>
    </Content>
  );
}

/**
 * Handles the newsletter form. `onSubmit` loads the code that sends the address, and sends the
 * address. `outcome` is the result. The field takes the focus if the address is invalid. The typed
 * text stays.
 */
function useNewsletterForm() {
  const dispatch = useThunkDispatch<StateWithNewsletter>();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<SubscribeOutcome | 'failed'>();
  const [sending, setSending] = useState(false);
  useEffect(() => {
    if (outcome === 'invalid') field.current?.focus();
  }, [outcome]);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setOutcome(undefined);
    const typed = field.current?.value ?? '';
    void import(/* webpackChunkName: "subscribe" */ './subscribe.ts')
      .then(({ subscribe }) => dispatch(subscribe(typed)))
      .catch(() => 'failed' as const)
      .then(setOutcome)
      .finally(() => setSending(false));
  };
  return { field, outcome, sending, onSubmit };
}

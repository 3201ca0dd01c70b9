import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { StateWithNewsletter } from '../../api/newsletterApi.ts';
import { useThunkDispatch } from '../../api/thunk.ts';
import type { SubscribeOutcome } from './subscribe.ts';

/**
 * The newsletter's form: `onSubmit` sends the address, with code that is loaded then, and `outcome`
 * says what it led to. A wrong address takes the focus. What was typed stays.
 */
export function useNewsletterForm() {
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

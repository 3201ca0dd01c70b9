import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Injected } from '../../api/api.ts';
import type { StateWithNewsletter } from '../../api/newsletterApi.ts';
import type { SubscribeOutcome } from './subscribe.ts';

const failed = {
  kind: 'failed',
  text: 'That did not work. Check your connection and try again.',
} as const;

/**
 * The newsletter's form: `onSubmit` sends the address, with code that is loaded then, and `outcome` says what it
 * led to. A wrong address takes the focus. What was typed stays.
 */
export function useNewsletterForm() {
  const dispatch = useDispatch<ThunkDispatch<StateWithNewsletter, Injected, UnknownAction>>();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<SubscribeOutcome>();
  const [sending, setSending] = useState(false);
  useEffect(() => {
    if (outcome?.kind === 'invalid') field.current?.focus();
  }, [outcome]);

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setOutcome(undefined);
    const typed = field.current?.value ?? '';
    void import(/* webpackChunkName: "subscribe" */ './subscribe.ts')
      .then(({ subscribe }) => dispatch(subscribe(typed)))
      .catch(() => failed)
      .then(setOutcome)
      .finally(() => setSending(false));
  };
  return { field, outcome, sending, onSubmit };
}

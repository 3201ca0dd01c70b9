import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SignInResponse } from '#contracts/site/account.ts';
import { TwoStepForm } from './TwoStepForm.tsx';
import { useSessionChange } from './useSessionChange.ts';

/**
 * Handles the response of signing in, with a password or a code: goes to `path` as whoever is signed in,
 * or asks for the code. `secondStep` is the form for the code while it is needed, else undefined.
 */
export function useSecondStep(path: string) {
  const navigate = useNavigate();
  const changeSession = useSessionChange();
  const [needsCode, setNeedsCode] = useState(false);
  const onResponse = (response: SignInResponse) => {
    setNeedsCode(response.outcome === 'two-step');
    if (response.outcome === 'two-step') return;
    changeSession(response.session);
    void navigate(path, { replace: true });
  };
  const secondStep = needsCode ? (
    <TwoStepForm onResponse={onResponse} onExpired={() => setNeedsCode(false)} />
  ) : undefined;
  return { onResponse, secondStep };
}

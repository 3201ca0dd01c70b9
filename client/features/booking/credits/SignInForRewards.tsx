import { SignInLink } from './SignInLink.tsx';

/** The way to sign in to use OneKeyCash. */
export function SignInForRewards() {
  return <SignInLink>Sign in to use OneKeyCash</SignInLink>;
}

import type { Confirmation } from '#contracts/site/newsletter.ts';
import { useConfirmSubscriptionMutation } from '../../api/newsletterApi.ts';
import { LinkAction } from './LinkAction.tsx';

const done: Record<Confirmation['outcome'], string> = {
  subscribed:
    'You are subscribed. Your code for 10% off is in the mail that we have just sent you.',
  'subscribed-again':
    'You are subscribed again. Your code for 10% off was sent when you first subscribed.',
  already: 'You are subscribed already. There is nothing left to do.',
};

/** Confirms a subscription with the link of the mail that was sent to its address. */
export function ConfirmSubscription() {
  const [confirm] = useConfirmSubscriptionMutation();
  return (
    <LinkAction
      ask="One more step, and our newsletter comes to your inbox. Your code for 10% off your first booking follows by mail."
      button="Confirm the subscription"
      expired="The link has expired or was replaced. Subscribe again on the home page, and we send you another one."
      run={async (token) => done[(await confirm({ token }).unwrap()).outcome]}
    />
  );
}

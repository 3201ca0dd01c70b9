import { useUnsubscribeMutation } from '../../api/newsletterApi.ts';
import { LinkAction } from './LinkAction.tsx';

/** Ends a subscription with the link that is in each mail to its address. */
export function Unsubscribe() {
  const [unsubscribe] = useUnsubscribeMutation();
  return (
    <LinkAction
      ask="You get no more newsletters, and we remove your address from our list."
      button="Unsubscribe"
      expired="This link is not valid. Open the one at the end of our latest mail."
      run={async (token) => {
        await unsubscribe({ token }).unwrap();
        return 'You are unsubscribed, and your address is removed from our list.';
      }}
    />
  );
}

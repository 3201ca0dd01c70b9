import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isLinkExpired } from '../../api/newsletterError.ts';
import { routes } from '../../domain/paths.ts';
import { readLinkToken } from '../../domain/addresses/readLinkToken.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { useFocusOnMount } from '../../ui/useFocusOnMount.ts';

const Lines = chakra('div', { base: { display: 'grid', gap: '4' } });

/**
 * What the link of a mail does, behind a button, because programs that check mails open their links.
 * The button calls `run` with the link's token and is replaced by the text that it resolves to, or by
 * `expired` if the link is not valid or not any more. After any other failure the button stays.
 */
export function LinkAction({
  ask,
  button,
  expired,
  run,
}: {
  ask: string;
  button: string;
  expired: string;
  run: (token: string) => Promise<string>;
}) {
  const token = readLinkToken(useLocation().hash, 'token');
  const [outcome, setOutcome] = useState<OutcomeProps>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const press = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    try {
      setOutcome({ role: 'status', text: await run(token) });
    } catch (error) {
      if (isLinkExpired(error)) setOutcome({ role: 'alert', text: expired });
      else setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  if (outcome) return <Outcome {...outcome} />;
  if (!token) return <p>This address is not complete. Open the link in the mail again.</p>;
  return (
    <Lines>
      <p>{ask}</p>
      {failed && (
        <chakra.p role="alert" color="danger" fontWeight="600">
          That did not work. Check your connection and try again.
        </chakra.p>
      )}
      <Button look="primary" wide aria-disabled={busy} onClick={() => void press()}>
        {button}
      </Button>
    </Lines>
  );
}

interface OutcomeProps {
  role: 'status' | 'alert';
  text: string;
}

function Outcome({ role, text }: OutcomeProps) {
  const message = useFocusOnMount<HTMLParagraphElement>();
  return (
    <Lines>
      <p ref={message} tabIndex={-1} role={role}>
        {text}
      </p>
      <LinkButton to={routes.home} look="brand" wide>
        Go to the home page
      </LinkButton>
    </Lines>
  );
}

import { useState } from 'react';
import { useTabStorage } from '../../api/useTabStorage.ts';
import { readForGuest } from '../../domain/travelers/forGuest.ts';
import { AnchorButton } from '../../ui/Button.tsx';
import { StayNotice } from '../../ui/stay/StayNotice.tsx';

/**
 * Says that the session of the desk has ended during a booking for a guest. The desk opens in a new
 * tab, because this tab would lose the typed details.
 */
export function DeskSignedOut() {
  const [forGuest] = useState(readForGuest(useTabStorage()()));
  if (!forGuest) return null;
  const { title, text, link } = forGuest.signedOut;
  return (
    <div dir="auto">
      <StayNotice title={title} reason={text} takesFocus>
        <AnchorButton href={forGuest.desk} target="_blank" look="brand">
          {link}
        </AnchorButton>
      </StayNotice>
    </div>
  );
}

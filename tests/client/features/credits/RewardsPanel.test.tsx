import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { Money } from '#contracts/money/money.ts';
import { createLedger } from '#contracts/money/priceLedger.ts';
import { readDraft } from '#client/domain/travelers/bookingDraft.ts';
import { creditsOfStay } from '#client/features/credits/creditsOfStay.ts';
import { RewardsPanel } from '#client/features/credits/RewardsPanel.tsx';
import { I18nContext } from '#client/ui/useI18n.ts';
import { englishTextsIn } from '../../../support/englishTextsIn.ts';
import { renderPart } from '../../../support/renderPart.tsx';
import { sampleRewards } from '../../../support/sampleRewards.ts';

const ledger = createLedger(
  [{ kind: 'nights', name: '', amount: { amount: 24_000n, currency: 'USD' }, due: 'property' }],
  { currency: 'USD', nights: 1, rooms: 1 },
);

function Panel({ byCard = false }: { byCard?: Money | false }) {
  const [draft, setDraft] = useState(() => readDraft(undefined, ''));
  const rewards = sampleRewards('15.00');
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes });
  const credits = creditsOfStay({ stay: { ledger }, rewards }, { draft, change });
  return <RewardsPanel credits={credits} byCard={byCard} />;
}

it('shows and reads OneKeyCash in the format of the language', async () => {
  renderPart(
    <I18nContext value={englishTextsIn('de')}>
      <Panel />
    </I18nContext>,
  );
  const value = await screen.findByRole('textbox', { name: 'OneKeyCash value' });
  expect(value).toHaveValue('15,00');
  fireEvent.change(value, { target: { value: '4,5' } });
  expect(value).toHaveValue('4,5');
  expect(screen.getByText(/you pay 235,50\s\$/)).toBeVisible();
  fireEvent.blur(value);
  expect(value).toHaveValue('4,50');
});

it('names the amount that is paid by card, if there is one', async () => {
  renderPart(<Panel byCard={{ amount: 20_000n, currency: 'USD' }} />);
  expect(await screen.findByText('You will be charged $200.00 today')).toBeVisible();
  expect(screen.queryByText(/charged nothing/)).not.toBeInTheDocument();
});

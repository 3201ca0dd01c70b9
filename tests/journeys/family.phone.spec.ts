import { expectNoSidewaysScroll } from './expectFits.ts';
import { addExtraLater, cancelInSecondStep } from './familyWalk.ts';
import { test } from './journey.ts';

test('a family books two different rooms in Arabic, adds an extra, and cancels for a fee', async ({
  page,
  open,
}) => {
  const walk = { page, open, language: 'ar', lookAt: () => expectNoSidewaysScroll(page) } as const;
  await addExtraLater({ ...walk, days: 70 });
  await cancelInSecondStep(walk);
});

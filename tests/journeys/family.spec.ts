import { expectAccessible } from './expectAccessible.ts';
import { addExtraLater, cancelInSecondStep } from './familyWalk.ts';
import { test } from './journey.ts';

test('a family books two different rooms with an extra and adds another extra later', async ({
  page,
  open,
}) => {
  const lookAt = () => expectAccessible(page);
  await addExtraLater({ page, open, language: 'en', days: 40, lookAt });
});

test('a family cancels two different rooms in the second step of their policy', async ({
  page,
  open,
}) => {
  const lookAt = () => expectAccessible(page);
  await cancelInSecondStep({ page, open, language: 'en', lookAt });
});

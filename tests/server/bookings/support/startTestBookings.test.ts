import { eventually, eventuallyMailed } from './startTestBookings.ts';

test('the error of a failed wait names the expected event and the last state', async () => {
  let looks = 0;
  const read = (saw: (state: unknown) => unknown) => {
    looks += 1;
    saw({ looks, status: 'pending' });
    return undefined;
  };
  const inVain = async (event?: string) => {
    const error: unknown = await eventually(read, event, 5).catch((reason: unknown) => reason);
    return String(error);
  };
  const state = () => `\nThe last state: { looks: ${looks}, status: 'pending' }`;
  expect(await inVain('the booking is confirmed')).toBe(
    `Error: It did not happen within 0.005 s: the booking is confirmed${state()}`,
  );
  expect(await inVain()).toContain(`0.005 s: ${String(read)}${state()}`);
});

test('a mail is found by all given texts', async () => {
  const mails = ['To: a\r\nSubject: One', 'To: b\r\nSubject: Two', 'To: b\r\nSubject: One'];
  expect(await eventuallyMailed(() => mails, ['To: b', 'Subject: One'])).toBe(mails[2]);
});

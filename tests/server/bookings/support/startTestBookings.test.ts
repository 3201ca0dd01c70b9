import { eventually, eventuallyMailed } from './startTestBookings.ts';

test('a wait in vain names the event that it waited for, by the source if need be, and the last state', async () => {
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

test('a mail is found by all texts that are asked for', async () => {
  const mails = ['To: a\r\nSubject: One', 'To: b\r\nSubject: Two', 'To: b\r\nSubject: One'];
  expect(await eventuallyMailed(() => mails, ['To: b', 'Subject: One'])).toBe(mails[2]);
});

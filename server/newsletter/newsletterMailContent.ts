import { routes } from '#client/domain/paths.ts';
import type { MailContent } from '../mail/renderMail.ts';

/** What a mail of the newsletter is about, with the tokens of its links. */
type MailFacts =
  | { template: 'confirm'; token: string }
  | { template: 'welcome'; code: string | undefined; unsubscribeToken: string }
  | { template: 'already'; unsubscribeToken: string };

/** What a mail of the newsletter says. Its links carry their token in the fragment, which no server is sent. */
export function newsletterMailContent(facts: MailFacts, origin: string): MailContent {
  const link = (label: string, path: string, token: string) => ({
    label,
    address: `${origin}${path}#token=${token}`,
  });
  if (facts.template === 'confirm') {
    return {
      subject: 'Confirm your subscription',
      heading: 'Confirm your subscription',
      paragraphs: [
        'Somebody, probably you, asked for our newsletter with this address. Confirm it and get it, with a code for 10% off your first booking. The link works for seven days.',
      ],
      link: link('Confirm the subscription', routes.newsletterConfirm, facts.token),
      footer: ['If you did not ask for it, ignore this mail: nothing more will be sent.'],
    };
  }
  const footerLink = link('Unsubscribe', routes.newsletterUnsubscribe, facts.unsubscribeToken);
  if (facts.template === 'already') {
    return {
      subject: 'You are subscribed already',
      heading: 'You are subscribed already',
      paragraphs: [
        'Somebody, probably you, asked for our newsletter with this address, which gets it already. There is nothing to do.',
      ],
      footerLink,
    };
  }
  const { code } = facts;
  return {
    subject: 'Welcome to our newsletter',
    heading: 'You are subscribed',
    paragraphs: [
      code
        ? 'Thank you. Here is your code for 10% off your first booking. It is yours alone and works once: sign in with an account of this email address, then enter it before you book.'
        : 'Welcome back. Your code for 10% off was sent when you first subscribed.',
    ],
    ...(code && {
      sections: [{ title: 'Your code', facts: [{ label: '10% off', value: code, strong: true }] }],
    }),
    link: { label: 'Find a room', address: `${origin}${routes.home}` },
    footerLink,
  };
}

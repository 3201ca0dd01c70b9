import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Content } from '#contracts/site/content.ts';
import { signedInKey } from '#client/features/account/session/accountSlice.ts';
import { inLanguage } from '../../support/inLanguage.ts';
import { memoryStorage } from '../../support/memoryStorage.ts';
import { renderAt } from '../../support/renderApp.tsx';
import { type Handler, hangUp, json } from '../../support/scriptedProvider.ts';
import { startProvider } from '../../support/startProvider.ts';

const terms: Content = {
  title: 'Terms',
  html: '<h2 id="section-1">Parties</h2><p>You and <a href="/info/imprint">we</a>.</p><h2 id="section-2">Price</h2><h2 id="section-3">Liability</h2>',
  sections: [
    { id: 'section-1', title: 'Parties' },
    { id: 'section-2', title: 'Price' },
    { id: 'section-3', title: 'Liability' },
  ],
  language: 'en',
  sample: false,
  contact: true,
};
const contactUs: Content = { ...terms, title: 'Contact us', html: '<p>Write.</p>', sections: [] };

let site: Awaited<ReturnType<typeof startProvider>>;
const messages: unknown[] = [];
/** Responds with a status and stores the message that was sent. */
const receive =
  (status: number, code?: string): Handler =>
  (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      messages.push(JSON.parse(body));
      json(status === 202 ? {} : { type: 'about:blank', title: 'No', status, code }, status)(
        request,
        response,
      );
    });
  };
beforeEach(async () => {
  messages.length = 0;
  site = await startProvider({
    '/api/content/en/terms': json(terms),
    '/api/content/de/terms': json(terms),
    '/api/content/en/imprint': json({ ...terms, title: 'Imprint' }),
    '/api/content/en/contact-us': json(contactUs),
    '/api/contact': receive(202),
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
const open = (address: string) => renderAt(address, { apiOrigin: site.origin });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const called = (path: string) => site.requests.filter((url) => url.startsWith(path));

it('shows the page for unknown addresses if this site does not have the page', async () => {
  site.script['/api/content/en/covid'] = json({ title: 'Not Found', status: 404 }, 404);
  open('/info/covid');
  expect(await heading('There is no page at this address')).toBeVisible();
});

it('has a table of contents and no sample notice on a real page', async () => {
  open('/info/terms');
  expect(await heading('Terms')).toBeVisible();
  expect(document.title).toBe('Terms · Stayfarer');
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  const links = contents.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#section-1', '#section-2', '#section-3']);
  expect(screen.queryByText(/is a sample too/)).toBeNull();
  expect(screen.queryByText(/is shown in English/)).toBeNull();
});

it('opens its links to other pages without a reload of the site', async () => {
  const { location, navigate } = open('/info/terms');
  await userEvent.click(await screen.findByRole('link', { name: 'we' }));
  expect(await heading('Imprint')).toBeVisible();
  expect(location().pathname).toBe('/info/imprint');
  navigate(-1);
  expect(await heading('Terms')).toBeVisible();
});

it('says that a text is in English if there is no translation, and marks its language', async () => {
  renderAt('/info/terms', { apiOrigin: site.origin, i18n: await inLanguage('de') });
  expect(await heading('Terms')).toHaveAttribute('lang', 'en');
  expect(screen.getByText(/Sie wird auf Englisch angezeigt/)).toBeVisible();
  expect(screen.getByText('Parties', { selector: 'h2' }).closest('[lang]')).toHaveAttribute(
    'lang',
    'en',
  );
});

it('says that the operator is a sample', async () => {
  site.script['/api/content/en/terms'] = json({ ...terms, sample: true });
  open('/info/terms');
  expect(await screen.findByText(/^This site shows sample hotels\./)).toBeVisible();
});

it('shows an error when it could not be loaded, and can be loaded again', async () => {
  site.script['/api/content/en/terms'] = hangUp;
  open('/info/terms');
  const button = await screen.findByRole('button', { name: /^Try again/ });
  expect(screen.queryByText(/no page at this address/)).toBeNull();
  site.script['/api/content/en/terms'] = json(terms);
  await userEvent.click(button);
  expect(await heading('Terms')).toBeVisible();
});

it.each(['no-such', 'toString'])(
  '/info/%s does not exist and causes no request for content',
  async (page) => {
    open(`/info/${page}`);
    expect(await heading('There is no page at this address')).toBeVisible();
    expect(called('/api/content')).toEqual([]);
  },
);

describe('the contact form', () => {
  const field = (name: string) => screen.findByRole('textbox', { name });
  const type = async (name: string, value: string) =>
    fireEvent.change(await field(name), { target: { value } });
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  const fill = async () => {
    await type('Full Name', ' Ada Bell ');
    await type('Email address', 'ada@example.com');
    await type('Message', 'Is there a lift?');
  };

  it('sends a message and says to which address the answer goes', async () => {
    open('/info/contact-us');
    await fill();
    await send();
    const sent = await screen.findByText(/^Your message is on its way/);
    expect(sent).toHaveTextContent('We will reply to ada@example.com.');
    await waitFor(() => expect(sent).toHaveFocus());
    expect(messages).toEqual([
      { name: 'Ada Bell', email: 'ada@example.com', message: 'Is there a lift?' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(await field('Message')).toHaveValue('');
  });

  it('starts with the name and address of the account', async () => {
    const session = { name: 'Ada Bell', email: 'ada@example.com', twoStep: false };
    site.script['/api/auth/session'] = json({ session });
    const storage = memoryStorage();
    storage.setItem(signedInKey, '1');
    renderAt('/info/contact-us', { apiOrigin: site.origin, storage });
    expect(await field('Full Name')).toHaveValue('Ada Bell');
    expect(await field('Email address')).toHaveValue('ada@example.com');
    await userEvent.clear(await field('Full Name'));
    await fill();
    await send();
    await screen.findByText(/^Your message is on its way/);
  });

  it('starts with the number of the booking that linked to it', async () => {
    open('/info/contact-us?booking=K7M4-QX9C');
    expect(await field('Booking number (optional)')).toHaveValue('K7M4-QX9C');
    await fill();
    await send();
    await screen.findByText(/^Your message is on its way/);
    expect(messages).toMatchObject([{ bookingNumber: 'K7M4QX9C' }]);
  });

  it('keeps the typed text of a failed message, says why, and can send it again', async () => {
    open('/info/contact-us');
    await fill();
    for (const [failure, text] of [
      [hangUp, /^Your message was not sent\. What you wrote is still here/],
      [receive(503), /^Your message was not sent\. What you wrote is still here/],
      [receive(429), /too many came from your account or network/],
      [receive(503, 'too-many-messages'), /because we are getting unusually many messages/],
    ] as const) {
      site.script['/api/contact'] = failure;
      await send();
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
      expect(await field('Message')).toHaveValue('Is there a lift?');
    }
    site.script['/api/contact'] = receive(202);
    await send();
    expect(await screen.findByText(/^Your message is on its way/)).toBeVisible();
  });

  it('names the other ways to the operator when a message was not sent', async () => {
    site.script['/api/contact'] = receive(503, 'too-many-messages');
    const ways = { phone: '+49 30 1234567', email: 'desk@hotels.example' };
    renderAt('/info/contact-us', { apiOrigin: site.origin, ...ways });
    await fill();
    await send();
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:+49301234567',
      'mailto:desk@hotels.example',
    ]);
  });

  it('shows errors beside the fields and sends nothing', async () => {
    open('/info/contact-us');
    await type('Email address', 'ada');
    await type('Booking number (optional)', '12');
    await send();
    expect(await field('Full Name')).toHaveAccessibleDescription('Enter your name.');
    await waitFor(async () => expect(await field('Full Name')).toHaveFocus());
    expect(await field('Email address')).toHaveAccessibleDescription(/^Enter an email address/);
    expect(await field('Booking number (optional)')).toHaveAccessibleDescription(/^Enter the 8/);
    expect(await field('Message')).toHaveAccessibleDescription('Fill in this field.');
    expect(called('/api/contact')).toEqual([]);
  });

  it('does not exist if the site has no address for messages', async () => {
    site.script['/api/content/en/contact-us'] = json({ ...contactUs, contact: false });
    open('/info/contact-us');
    await screen.findByRole('heading', { level: 1, name: 'Contact us' });
    expect(screen.queryByRole('heading', { name: 'Send a message' })).toBeNull();
  });
});

import { mailRenderer } from '#server/mail/renderMail.ts';

/** Renders mails of a site whose operator is not named. */
export const testRenderMail = mailRenderer({
  name: '',
  address: '',
  email: '',
  phone: '',
  register: '',
});

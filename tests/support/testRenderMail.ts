import { mailRenderer } from '#server/mail/renderMail.ts';

/** Renders mails of a site whose operator is unknown. */
export const testRenderMail = mailRenderer({
  name: '',
  address: '',
  email: '',
  phone: '',
  register: '',
});

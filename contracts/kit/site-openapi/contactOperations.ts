import { contactPath, contactRequestSchema } from '../../site/contact.ts';
import { component, empty, operationsOf } from './documentParts.ts';

const contact = operationsOf('contact');

/** The call of the contact form, as the `paths` of an OpenAPI document. */
export function contactOperations() {
  return {
    [contactPath]: {
      post: contact(
        'writeToDesk',
        'Write to the desk',
        'Mails the message to the operator, and to nobody else. A site without an address for it responds 503.',
        { 202: empty('Accepted; the mail is on its way.') },
        'ContactRequest',
      ),
    },
  };
}

/** The schema of a message to the desk. */
export function contactSchemas() {
  return {
    ContactRequest: component('A message to the desk.', contactRequestSchema, {
      name: 'Who writes.',
      email: 'Where the desk answers. It is not checked whose it is, and nothing is mailed to it.',
      bookingNumber: 'The number of the booking that it is about.',
      message: 'The message, of any number of lines.',
    }),
  };
}

/** The mail that brings a message of the contact form to the desk. */
export const contactMails = {
  subject: 'Message from the contact form',
  /** `number` is that of a booking, such as K7M4-QX9C. */
  aboutBooking: 'Message about booking {number}',
  sender: 'Sender',
  name: 'Name',
  email: 'Email address',
  bookingNumber: 'Booking number',
  /** The language of the page on which it was written. */
  language: 'Language',
  answer: 'Your answer to this mail goes to the sender.',
  unchecked:
    'Neither the name nor the address was checked. Make sure who is writing before you tell anything about a booking.',
} as const;

import { createContext } from 'react';

/** The operator's sentence on how the hotel asks for what is paid before arrival: PAYMENT_NOTE. '' for none. */
export const PaymentNoteText = createContext('');

import { contactPath, type ContactRequest } from '#contracts/site/contact.ts';
import { api } from './api.ts';

/** The call of the contact form. */
const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    writeToDesk: build.mutation<unknown, ContactRequest>({
      query: (body) => ({ url: contactPath, method: 'POST', body }),
    }),
  }),
});

export const { useWriteToDeskMutation } = contactApi;

import { api } from './api.ts';
import { call } from './call.ts';

/** The call for the contact form. */
const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    writeToDesk: build.mutation(call('POST /api/contact')),
  }),
});

export const { useWriteToDeskMutation } = contactApi;

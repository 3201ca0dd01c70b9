import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { authPaths } from '#contracts/site/account.ts';
import { favouritePaths } from '#contracts/site/favourites.ts';
import {
  type SavedTraveller,
  savedTravellerFieldsSchema,
  savedTravellerPaths,
} from '#contracts/site/savedTravellers.ts';
import { json } from './scriptedProvider.ts';

const session = { name: 'Ada Bell', email: 'ada@example.com', twoStep: false };
const problem = (status: number) => json({ title: 'Problem', status }, status);

/**
 * An account of the site, signed in or not, with its saved travellers. `handle` returns whether a request
 * was about the account, and responds to it; a change that breaks the contract gets a 422.
 */
export class ScriptedAccount {
  travellers: SavedTraveller[] = [];
  signedIn: boolean;
  /** Whether changes of the saved travellers fail. */
  failing = false;

  constructor({ signedIn }: { signedIn: boolean }) {
    this.signedIn = signedIn;
  }

  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '' } = request;
    const respond = (body: unknown, status = 200) => json(body, status)(request, response);
    if (url === authPaths.session) respond({ session: this.signedIn ? session : null });
    else if (url === authPaths.signIn) {
      this.signedIn = true;
      respond({ outcome: 'signed-in', session });
    } else if (url === authPaths.signOut) {
      this.signedIn = false;
      respond({});
    } else if (url === favouritePaths.favourites) respond({ hotels: [] });
    else if (!url.startsWith(savedTravellerPaths.travellers)) return false;
    else if (!this.signedIn) problem(401)(request, response);
    else if (method === 'GET') respond({ travellers: this.travellers });
    else {
      void text(request).then((body) => {
        const read = v.safeParse(savedTravellerFieldsSchema, JSON.parse(body));
        if (this.failing || !read.success) {
          problem(this.failing ? 500 : 422)(request, response);
          return;
        }
        this.#save(url.slice(savedTravellerPaths.travellers.length + 1), read.output);
        respond({ travellers: this.travellers });
      });
    }
    return true;
  }

  #save(id: string, fields: Omit<SavedTraveller, 'id'>) {
    const known = this.travellers.some((traveller) => traveller.id === id);
    this.travellers = known
      ? this.travellers.map((one) => (one.id === id ? { id, ...fields } : one))
      : [...this.travellers, { id: `new-${this.travellers.length}`, ...fields }];
  }
}

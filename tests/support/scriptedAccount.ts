import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import type { OpenSession, SignIn } from '#contracts/site/account/account.ts';
import type { Passkey } from '#contracts/site/account/passkeys.ts';
import { type Favorite, favoritesSchema } from '#contracts/site/account/favorites.ts';
import {
  type SavedTraveler,
  savedTravelerFieldsSchema,
} from '#contracts/site/account/savedTravelers.ts';
import { type Handler, json, withBody } from './scriptedProvider.ts';

const ofAccount = ['/api/account', '/api/favorites', '/api/travellers'];
const problem = (status: number) => json({ title: 'Problem', status }, status);

/** The response of the site to a request that needs a session when there is none. */
export const signedOut = json(
  { type: 'about:blank', title: 'Unauthorized', status: 401, code: 'signed-out' },
  401,
);

/**
 * An account of the site, signed in or not, with its saved travelers, favorites and open sessions.
 * 'handle' responds to requests about the account and returns whether it did. A change that breaks
 * the contract gets a 422. 'script' replaces the response to a method and path, such as 'POST
 * /api/auth/sign-out'.
 */
export class ScriptedAccount {
  script: Record<string, Handler | undefined> = {};
  travellers: SavedTraveler[] = [];
  favorites: Favorite[] = [];
  sessions: OpenSession[] = [];
  signIns: SignIn[] = [];
  passkeys: Passkey[] = [];
  signedIn: boolean;
  session = { name: 'Ada Bell', email: 'ada@example.com', twoStep: false };
  /** Whether changes to saved travelers fail. */
  failing = false;

  constructor({ signedIn }: { signedIn: boolean }) {
    this.signedIn = signedIn;
  }

  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const { method = '', url = '' } = request;
    const respond = (body: unknown, status = 200) => json(body, status)(request, response);
    const scripted = this.script[`${method} ${url}`];
    if (scripted) scripted(request, response);
    else if (url === '/api/auth/session') respond({ session: this.signedIn ? this.session : null });
    else if (url === '/api/auth/sign-in') {
      this.signedIn = true;
      respond({ outcome: 'signed-in', session: this.session });
    } else if (url === '/api/auth/sign-out') {
      this.signedIn = false;
      respond({});
    } else if (!ofAccount.some((path) => url.startsWith(path))) return false;
    else if (!this.signedIn) signedOut(request, response);
    else if (url.startsWith('/api/favorites')) this.#favorites(request, response);
    else if (url === '/api/account/currency') respond({ currency: null });
    else if (url === '/api/account/sessions' && method === 'DELETE') {
      this.signedIn = false;
      respond({});
    } else if (url.startsWith('/api/account/sessions')) {
      const ends = url.endsWith('/end-others')
        ? ({ current }: OpenSession) => !current
        : ({ id }: OpenSession) => url.endsWith(`/${id}`);
      this.sessions = this.sessions.filter((each) => !ends(each));
      respond({ sessions: this.sessions, signIns: this.signIns, passkeys: this.passkeys });
    } else if (url === '/api/account/data') respond({ account: this.session });
    else if (method === 'GET') respond({ travellers: this.travellers });
    else if (method === 'DELETE') {
      this.travellers = this.travellers.filter(({ id }) => !url.endsWith(`/${id}`));
      respond({ travellers: this.travellers });
    } else {
      withBody(request, (body) => {
        const read = v.safeParse(savedTravelerFieldsSchema, JSON.parse(body));
        if (this.failing || !read.success) {
          problem(this.failing ? 500 : 422)(request, response);
          return;
        }
        this.#save(url.slice('/api/travellers'.length + 1), read.output);
        respond({ travellers: this.travellers });
      });
    }
    return true;
  }

  #favorites(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '' } = request;
    const respond = () => json({ hotels: this.favorites })(request, response);
    if (method === 'DELETE') {
      this.favorites = this.favorites.filter(({ id }) => !url.endsWith(`/${id}`));
      respond();
    } else if (method === 'GET') respond();
    else {
      withBody(request, (body) => {
        const { hotels } = v.parse(favoritesSchema, JSON.parse(body));
        const known = new Set(this.favorites.map(({ id }) => id));
        this.favorites = [...hotels.filter(({ id }) => !known.has(id)), ...this.favorites];
        respond();
      });
    }
  }

  #save(id: string, fields: Omit<SavedTraveler, 'id'>) {
    const known = this.travellers.some((traveller) => traveller.id === id);
    this.travellers = known
      ? this.travellers.map((one) => (one.id === id ? { id, ...fields } : one))
      : [...this.travellers, { id: `new-${this.travellers.length}`, ...fields }];
  }
}

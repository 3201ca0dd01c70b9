import * as v from 'valibot';
import type { DeskPermission } from '../desk/permissions.ts';

/** What identifies a call everywhere: its method and path, such as `GET /api/reviews/stays/:id`. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

/**
 * Who may make a call. `booking`: whoever has the key of the booking `:id`, as `?key=`; for
 * everybody else there is no such booking. `traveller`: the account that is signed in. `staff`:
 * whoever is signed in to the desk. Otherwise a permission that the role of the staff must have.
 */
export type Access = 'anyone' | 'booking' | 'traveller' | 'staff' | DeskPermission;

/** The agreement about one call between the browser and the site's server. ADR 0027. */
export type Call = {
  /** What it does, in one sentence. */
  readonly does: string;
  readonly access: Access;
  /** The name of the limit on how often it may be made. `implement` asks for the limit itself. */
  readonly limit?: string;
  /** It lists people: how often one member of the staff may make such calls is limited. */
  readonly listsPeople?: true;
  /**
   * Mail programs make it, without an origin: a token alone authorizes it, and it reads no cookie.
   */
  readonly fromMails?: true;
  /** It needs an `Idempotency-Key` header. The same key again has no further effect. */
  readonly idempotent?: true;
  /** Its handler reads the body itself, which has other forms besides `body`. */
  readonly readsBody?: true;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /**
   * What it may be answered with, by status: a JSON body, a file of a media type, or null for no
   * body.
   */
  readonly answers: Readonly<Record<number, Answer>>;
  /**
   * The codes of its own problems, by status. Those of access, limits and invalid fields are not
   * listed.
   */
  readonly problems?: Readonly<Record<number, readonly string[]>>;
};

type Answer = v.GenericSchema | MediaType | null;
type MediaType = `${string}/${string}`;

/** The calls of a resource, by their names. */
export type Calls = Readonly<Record<CallName, Call>>;

/** The answer to a call that says no more than that it was made. */
export const emptySchema = v.object({});

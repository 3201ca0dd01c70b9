import * as v from 'valibot';
import type { DeskPermission } from '../desk/permissions.ts';

/** The identifier of a call: its method and path, such as `GET /api/reviews/stays/:id`. */
export type CallName = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/${string}`;

/**
 * The right to make a call. `booking`: anybody with the key of the booking `:id`, as `?key=`. For
 * everybody else, the booking does not exist. `traveller`: a signed-in account. `staff`: any member
 * of the staff who is signed in to the desk. Any other value is a permission, which the role of the
 * member of staff must have.
 */
export type Access = 'anyone' | 'booking' | 'traveller' | 'staff' | DeskPermission;

/** The contract of one call between the browser and the site's server. ADR 0027. */
export type Call = {
  /** The effect of the call, in one sentence. */
  readonly does: string;
  readonly access: Access;
  /** The name of the rate limit. The limit itself is passed to `implement`. */
  readonly limit?: string;
  /**
   * True if the call lists people. The number of such calls by one member of the staff is limited.
   */
  readonly listsPeople?: true;
  /**
   * True if mail programs make the call, and therefore without an `Origin`. The call reads no
   * cookie, and only a token authorizes it.
   */
  readonly fromMails?: true;
  /** True if the call needs an `Idempotency-Key` header. A repeated key has no further effect. */
  readonly idempotent?: true;
  /**
   * True if the handler reads the body itself, because the body can have other forms than `body`.
   */
  readonly readsBody?: true;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /**
   * The possible responses, by status: the schema of a JSON body, the media type of a file, or null
   * for no body.
   */
  readonly answers: Readonly<Record<number, Answer>>;
  /**
   * The problem codes of this call, by status. Problems of access, limits and invalid fields are
   * not listed.
   */
  readonly problems?: Readonly<Record<number, readonly string[]>>;
};

type Answer = v.GenericSchema | MediaType | null;
type MediaType = `${string}/${string}`;

/** The calls of one resource, by their names. */
export type Calls = Readonly<Record<CallName, Call>>;

/** The response to a call that only confirms its success. */
export const emptySchema = v.object({});

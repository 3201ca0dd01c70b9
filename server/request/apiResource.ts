import type { RequestHandler } from 'express';

/** One resource under `/api`, such as bookings. `createApp` mounts it at `/api/<name>`; a name with a slash comes
 * before the resource that its path begins with. */
export type ApiResource = {
  /** Handles the requests: an Express router, whose paths begin after `/api/<name>`. */
  handler: RequestHandler;
  /**
   * `json` parses the body into `req.body` before the handler runs. `unread` leaves it to a handler
   * that reads the request itself; only its length is checked. Default `json`.
   */
  body?: 'json' | 'unread';
  /**
   * `any` skips the origin check, for a route that mail programs call: its request is authorized by a
   * token alone, and it must read no cookie. Default `own`.
   */
  origin?: 'own' | 'any';
  /** The longest request body. Default 64 KiB. */
  maxRequestBytes?: number;
  /** How long the handler may take, in milliseconds; then the client gets 504. Default 7 s. */
  timeoutMs?: number;
};

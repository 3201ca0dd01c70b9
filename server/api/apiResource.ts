import type { RequestHandler } from 'express';

/** One resource under `/api`, such as bookings. `createApp` mounts it at `/api/<name>`. */
export type ApiResource = {
  /** Handles the requests: an Express router, whose paths begin after `/api/<name>`. */
  handler: RequestHandler;
  /**
   * `json` parses the body into `req.body` before the handler runs. `unread` leaves it to a handler
   * that reads the request itself; only its length is checked. Default `json`.
   */
  body?: 'json' | 'unread';
  /** The longest request body. Default 64 KiB. */
  maxRequestBytes?: number;
  /** How long the handler may take, in milliseconds; then the client gets 504. Default 7 s. */
  timeoutMs?: number;
};

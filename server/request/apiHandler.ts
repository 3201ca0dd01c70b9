import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from './requestContext.ts';
import type { HeaderList } from './securityHeaders.ts';

/**
 * Handles requests before Express. `headers` are those of every response, for the handler to write
 * with its own. What it throws, or rejects with, becomes an error response.
 */
export type ApiHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  context: RequestContext,
  headers: HeaderList,
) => void | Promise<void>;

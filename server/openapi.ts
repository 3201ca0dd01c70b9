import type { RequestHandler } from 'express';
import document from '#contracts/openapi.json' with { type: 'json' };

const body = Buffer.from(JSON.stringify(document));

/**
 * Hands out the contract that this very site was built with, so that a provider's team and its tools
 * need no checkout to read it. Asked for anew each time, because it changes with a deployment.
 */
export const openapi: RequestHandler = (_req, res) => {
  res.set('Cache-Control', 'no-cache').type('json').send(body);
};

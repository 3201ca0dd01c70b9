import { Router } from 'express';
import document from '#contracts/openapi.json' with { type: 'json' };
import { sendProblem } from '../pipeline/problemResponse.ts';

/** Where the contract is served: the one address under `/api` that is no question about hotels. */
export const openapiPath = '/api/openapi.json';

const body = Buffer.from(JSON.stringify(document));

/**
 * Hands out the contract that this very site was built with, so that a provider's team and its tools
 * need no checkout to read it. Asked for anew each time, because it changes with a deployment.
 */
export const openapi = Router()
  .get('/', (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('json').send(body);
  })
  .all('/', (_req, res) => {
    res.set('Allow', 'GET, HEAD');
    sendProblem(res, 405, 'The contract can only be read.');
  });

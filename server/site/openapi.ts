import { Router } from 'express';
import document from '#contracts/provider/openapi.json' with { type: 'json' };
import { methodNotAllowed } from '../request/problemError.ts';

const body = Buffer.from(JSON.stringify(document));

/**
 * Serves the provider contract that this build was made with, at `/api/openapi.json`, so that a
 * provider's team needs no checkout to read it. It is revalidated each time, since it changes with a deployment.
 */
export const openapi = Router();

openapi
  .route('/')
  .get((_req, res) => {
    res.set('Cache-Control', 'no-cache').type('json').send(body);
  })
  .all(methodNotAllowed);

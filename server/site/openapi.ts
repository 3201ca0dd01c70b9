import { Router } from 'express';
import document from '#contracts/provider/openapi.json' with { type: 'json' };
import { methodNotAllowed } from '../request/problemError.ts';
import { contentHeaders, etagOf, respond } from '../request/respond.ts';

const body = Buffer.from(JSON.stringify(document));
const etag = etagOf(body);
const headers = ['Cache-Control', 'no-cache', 'ETag', etag];
headers.push(...contentHeaders('application/json; charset=utf-8', body));

/**
 * Serves the provider contract that this build was made with, at `/api/openapi.json`, so that a
 * provider's team needs no checkout to read it. It is revalidated each time, since it changes with
 * a deployment.
 */
export const openapi = Router();

openapi
  .route('/')
  .get((_req, res) => {
    respond(res, { status: 200, headers, body, etag });
  })
  .all(methodNotAllowed);

import type { AddressInfo } from 'node:net';
import express from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';

// Express and http-proxy-middleware, configured as in their documentation.
const app = express();
app.use(
  '/api',
  createProxyMiddleware({
    target: `${process.env['PROVIDER_HOST'] ?? ''}/api`,
    changeOrigin: true,
  }),
);
const server = app.listen(0, '127.0.0.1', () => {
  const { port }: Partial<AddressInfo> = Object(server.address());
  process.stdout.write(`listening on http://127.0.0.1:${port}\n`);
});

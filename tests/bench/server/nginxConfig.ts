import { securityHeaders } from '#server/request/securityHeaders.ts';

/**
 * The configuration of nginx as an operator would put it in front of the provider: keep-alive
 * connections, a cache, gzip, a buffered access log and the BFF's security headers. It has one
 * worker, because the other servers have one process.
 */
export function nginxConfig(folder: string, port: number, provider: string): string {
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http {
  access_log ${folder}/access.log combined buffer=4k flush=1s;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types application/json;
  proxy_cache_path ${folder}/cache levels=1:2 keys_zone=hotels:16m max_size=64m inactive=10m use_temp_path=off;
  upstream provider {
    server ${new URL(provider).host};
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location /api/hotels/ {
      proxy_pass http://provider;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_cache hotels;
      proxy_cache_lock on;
      proxy_cache_revalidate on;
      add_header Cache-Status $upstream_cache_status;
      add_header X-Request-Id $request_id;
      ${addHeaders(securityHeaders({ plain: '', tls: '' }).plain.data)}
    }
  }
}
`;
}

function addHeaders(list: readonly string[]): string {
  return list.map((text, i) => (i % 2 ? `"${text}" always;` : `add_header ${text}`)).join(' ');
}

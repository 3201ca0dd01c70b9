# The built site with its production packages: docker build -t hotel-booking-website .

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json webpack.config.ts ./
COPY client client
COPY contracts contracts
COPY server server
# The commit, which the site tells with its version: docker build --build-arg GIT_COMMIT=$(git rev-parse HEAD) …
ARG GIT_COMMIT=
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24-bookworm-slim
# With METRICS_PORT set METRICS_HOST=0.0.0.0 too, and do not publish that port.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY package.json ./
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/dist dist

# The embedded database, unless DATABASE_URL names another. One container at a time may use a volume.
RUN mkdir -m 700 /data && chown 1000:1000 /data
VOLUME /data

# The image's unprivileged user, by number, so that an orchestrator can see that it is not root.
USER 1000
# The site, and the page of the sample bank.
EXPOSE 3000 3001

# After SIGTERM the site serves for DRAIN_MS, then finishes open requests: 9 s at most in all, less than
# the 10 s after which Docker kills it.
STOPSIGNAL SIGTERM
# Healthy once it has reached its database, until SIGTERM.
HEALTHCHECK --interval=30s --timeout=3s --retries=3 \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/startupz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "--disable-warning=DEP0060", "dist/server/index.js"]

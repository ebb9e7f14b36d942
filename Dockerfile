# The server with both web applications. Build: docker build -t gabarit .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /gabarit
COPY . .
# `npx gabarit` has nothing to install or to link on a disk that it may not write: the lockfile stays as it was
# installed by (--no-save), and the command stands where npx looks first.
RUN npm ci --no-audit --no-fund && node scripts/build.mjs \
	&& npm prune --omit=dev --no-save --no-audit --no-fund \
	&& ln -s ../../scripts/gabarit.mjs node_modules/.bin/gabarit

FROM node:24.21.0-bookworm-slim
WORKDIR /gabarit
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NPM_CONFIG_CACHE=/tmp/npm
COPY --from=build --chown=node:node /gabarit /gabarit
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:3000/health/ready').then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "apps/server/src/main.ts"]

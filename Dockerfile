# The server with both web applications. Build: docker build -t gabarit .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /gabarit
COPY . .
# With --no-save the lockfile stays the one that was installed by: the command line installs nothing anew.
RUN npm ci --no-audit --no-fund && node scripts/build.mjs \
	&& npm prune --omit=dev --no-save --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
WORKDIR /gabarit
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build --chown=node:node /gabarit /gabarit
# As npx runs it elsewhere; npx itself would write beside it, and nothing there may be written.
RUN mkdir /data && chown node:node /data && ln -s /gabarit/scripts/gabarit.mjs /usr/local/bin/gabarit
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:3000/health/ready').then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=16", "apps/server/src/main.ts"]

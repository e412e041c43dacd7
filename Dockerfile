# Both are arguments, for a registry of one's own: BASE has Node 24 in /usr/local/bin, RUNTIME is what Node runs on.
ARG BASE=node:24-slim
ARG RUNTIME=debian:bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
# Where a build has no network, packages.tar holds node_modules of a production installation.
COPY package* ./
# Not `npm ci`: see docs/decisions/0009-node-24-from-packages.md. `--legacy-peer-deps`: see scripts/prepare.mjs. The image
# has its own Node.
RUN if [ -f packages.tar ]; then tar -xf packages.tar; \
  else npm install --no-save --ignore-scripts --omit=dev --legacy-peer-deps --no-audit --no-fund; fi \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node
COPY vite.config.ts tsconfig.json ./
COPY scripts scripts
COPY public public
COPY src src
# Then only the packages that the built server, its workers and the commands load.
RUN node --run build && node scripts/runtime-packages.ts --remove

FROM ${RUNTIME}
# Data in the layer of a container is lost with it, so a start without a volume is refused.
ENV NODE_ENV=production DATA_DIR=/data DATA_VOLUME=required
WORKDIR /app
RUN echo 'node:x:1000:' >> /etc/group \
  && echo 'node:x:1000:1000::/app:/usr/sbin/nologin' >> /etc/passwd \
  && mkdir /data && chown 1000:1000 /data
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
# The database worker and the commands run from the TypeScript sources.
COPY --from=build /app/src src
COPY --from=build /app/scripts scripts
COPY migrations migrations
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "scripts/start.ts"]

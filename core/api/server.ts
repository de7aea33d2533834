import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { RequestHandler } from 'express'

/** Time limits of one connection, in milliseconds, and how many there may be. */
export const serverLimits = {
  /** From the first byte to the last header. */
  headersMs: 15_000,
  /** Until a call's body has arrived; authorised uploads get `uploadMs`. */
  bodyMs: 60_000,
  uploadMs: 600_000,
  /** A connection without any traffic, also one that does not read its answer. */
  silentMs: 120_000,
  /** A connection that waits for its next request. */
  keptMs: 20_000,
  /** How often the first two are checked. */
  checkedMs: 5000,
  connections: 10_000,
}
export type ServerLimits = typeof serverLimits

/** An HTTP server that slow or many clients cannot keep busy. */
export function openServer(answer: RequestListener, limits: Partial<ServerLimits> = {}): Server {
  const { headersMs, uploadMs, silentMs, keptMs, checkedMs, connections } = { ...serverLimits, ...limits }
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: uploadMs,
      keepAliveTimeout: keptMs,
      connectionsCheckingInterval: checkedMs,
    },
    answer,
  )
  server.maxConnections = connections
  server.setTimeout(silentMs)
  return server
}

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** Ends requests whose body does not arrive in time. */
export function slowBodies(bodyMs: number = serverLimits.bodyMs): RequestHandler {
  return (request, response, next) => {
    if (request.headers['content-length'] || request.headers['transfer-encoding']) {
      const late = setTimeout(() => request.complete || request.destroy(), bodyMs).unref()
      timers.set(request, late)
      response.once('close', () => clearTimeout(late))
    }
    next()
  }
}

/** Gives a request the time that a large file needs on a slow connection. */
export function giveTime(request: IncomingMessage): void {
  clearTimeout(timers.get(request))
}

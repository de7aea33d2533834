import type { Request, RequestHandler } from 'express'
import type { IncomingMessage, Server } from 'node:http'
import type { TLSSocket } from 'node:tls'
import { isFromHere } from '#core/api/address.ts'
import { Refusal } from '#core/refusal.ts'
import { secureAddress, type SecureAddress } from './secure-page.ts'

/** What other machines are answered by plain http as well: how to trust the box, its one word, and the letters of both. */
const open = /^\/(secure|health|handbook\/assets)(\/|$)/

/**
 * Of other machines answers those alone that come by https: pages lead to their secure address, and calls are refused
 * `https_needed`. What runs on the box itself crosses no network.
 */
export function secureOnly(secure: SecureAddress): RequestHandler {
  return (request, response, next) => {
    if (request.secure || isFromHere(request) || open.test(request.path)) return next()
    const address = secureAddress(request, secure)
    if (!isPage(request)) throw new Refusal('https_needed', { address })
    response.set('cache-control', 'no-store').redirect(302, `${address}${request.originalUrl}`)
  }
}

/** The same for sockets; to be asked before whatever serves them. */
export function secureSocketsOnly(server: Server): void {
  server.prependListener('upgrade', (request: IncomingMessage, socket) => {
    const isEncrypted = (socket as TLSSocket).encrypted === true
    if (!isEncrypted && !isFromHere(request)) socket.destroy()
  })
}

const isPage = ({ method, path }: Request) =>
  (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/')

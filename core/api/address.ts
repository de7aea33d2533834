import { isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'
import type { Express } from 'express'

/** Whether an address on a request's way belongs to a trusted proxy; `hop` 0 is the connection's own. */
export type TrustsProxy = (address: string, hop: number) => boolean

/** The application's rule of trusted proxies, for requests that Express does not handle, such as upgrades. */
export function proxiesOf(app: Express): TrustsProxy {
  return app.get('trust proxy fn') as TrustsProxy
}

/** The client's address: the connection's, or the one named by a trusted proxy. As Express's `request.ip`. */
export function addressOf(request: IncomingMessage, trusts: TrustsProxy): string {
  const named = String(request.headers['x-forwarded-for'] ?? '').split(',')
  const way = [request.socket.remoteAddress ?? '', ...named.reverse().map(each => each.trim())].filter(
    Boolean,
  )
  const last = way.findIndex((address, hop) => hop === way.length - 1 || !trusts(address, hop))
  return way[last] ?? ''
}

/** Whether a request comes from a program of this machine that is not a proxy for others. */
export function isFromHere(request: IncomingMessage): boolean {
  const address = plainAddress(request.socket.remoteAddress ?? '')
  const forOthers = request.headers['x-forwarded-for'] ?? request.headers['forwarded']
  return forOthers === undefined && (address === '::1' || address.startsWith('127.'))
}

/** An IPv4 address in its own form, also when it arrived over IPv6. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/**
 * What limits are counted by: an IPv4 address, or the /56 network of an IPv6 address, since one customer gets a whole
 * /56.
 */
export function limitKeyOf(address: string): string {
  const plain = plainAddress(address)
  if (isIP(plain) !== 6) return plain
  const [head = '', tail] = plain.split('%')[0]!.split('::')
  const groups = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const all =
    tail === undefined ? groups : [...groups, ...Array(8 - groups.length - end.length).fill('0'), ...end]
  const [a = '0', b = '0', c = '0', d = '0'] = all as string[]
  const number = (group: string) => parseInt(group || '0', 16)
  return (
    [a, b, c].map(group => number(group).toString(16)).join(':') +
    `:${(number(d) & 0xff00).toString(16)}::/56`
  )
}

import { isIP } from 'node:net'
import type { IncomingMessage } from 'node:http'
import type { Express } from 'express'

/** Whether an address on the way here belongs to a proxy that is believed; `hop` 0 is who connected. */
export type TrustsProxy = (address: string, hop: number) => boolean

/** The application's own rule of which proxies are believed, for what Express does not handle, such as upgrades. */
export function proxiesOf(app: Express): TrustsProxy {
  return app.get('trust proxy fn') as TrustsProxy
}

/** Who asks: who connected, or, where that is a proxy that is believed, whom it names. As Express's `request.ip`. */
export function addressOf(request: IncomingMessage, trusts: TrustsProxy): string {
  const named = String(request.headers['x-forwarded-for'] ?? '').split(',')
  const way = [request.socket.remoteAddress ?? '', ...named.reverse().map(each => each.trim())].filter(
    Boolean,
  )
  const last = way.findIndex((address, hop) => hop === way.length - 1 || !trusts(address, hop))
  return way[last] ?? ''
}

/** Whether a request comes from a program of this very machine that asks for itself, not for others. */
export function isFromHere(request: IncomingMessage): boolean {
  const address = plainAddress(request.socket.remoteAddress ?? '')
  const forOthers = request.headers['x-forwarded-for'] ?? request.headers['forwarded']
  return forOthers === undefined && (address === '::1' || address.startsWith('127.'))
}

/** An IPv4 address as such, also where it came in over IPv6. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/**
 * What limits are counted by: an IPv4 address, or the /56 an IPv6 address lies in, since that is what one customer gets
 * and chooses freely from.
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

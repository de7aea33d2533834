import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Private networks: RFC 1918 and RFC 4193. Not link-local, where clouds keep their secrets. */
const inside = new BlockList()
inside.addSubnet('10.0.0.0', 8)
inside.addSubnet('172.16.0.0', 12)
inside.addSubnet('192.168.0.0', 16)
inside.addSubnet('fc00::', 7, 'ipv6')

const ownAddresses = () =>
  Object.values(networkInterfaces()).flatMap(all => all?.map(({ address }) => address) ?? [])

/**
 * Whether a box may connect to an address that people entered for a printer: one of a private network that is not the
 * box's own, by whatever name it was found.
 */
export function isPrinterAddress(address: string, own: readonly string[] = ownAddresses()): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const family = isIP(plain)
  if (family === 0 || own.includes(plain)) return false
  return inside.check(plain, family === 4 ? 'ipv4' : 'ipv6')
}

/** Looks a name up and finds only what `allows`, so that no name leads elsewhere between a look and a connection. */
export function lookupWithin(allows: (address: string) => boolean): LookupFunction {
  return (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '')
      const fit = found.filter(({ address }) => allows(address))
      if (!fit.length) return done(new Error(`${host} is not in the cinema's network`), '')
      if (options.all) return done(null, fit)
      return done(null, fit[0]!.address, fit[0]!.family)
    })
}

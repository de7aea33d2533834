import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'

const insideIPv4 = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  insideIPv4.addSubnet(net, bits, 'ipv4')
/** Of IPv6 only these are public. */
const publicIPv6 = new BlockList()
publicIPv6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the internet, and not of this machine or the networks around it. */
export function isPublicAddress(address: string): boolean {
  return isIPv6(address) ? publicIPv6.check(address, 'ipv6') : !insideIPv4.check(address, 'ipv4')
}

/**
 * Where a mail server named by an exhibitor is. Its people must not reach what stands beside the relay, so a name that
 * has any private address is refused, and the mail goes to the address that was looked at.
 */
export async function publicAddressOf(host: string): Promise<string> {
  const found = await lookup(host, { all: true })
  const [first] = found
  if (!first || !found.every(({ address }) => isPublicAddress(address)))
    throw new Error(`${host} has no public address`)
  return first.address
}

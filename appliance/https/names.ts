import { isIP, BlockList } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import { permittedNetworks } from './certificate.ts'

/** More addresses than a machine in a cinema has. */
const addressesMost = 40

const permitted = new BlockList()
for (const network of permittedNetworks) {
  const [address = '', bits = ''] = network.split('/')
  permitted.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4')
}

/**
 * The names and addresses a box is called by that its authority may certify: what is announced, what the machine is called,
 * further names of its network, and its own addresses. An address of the internet is left out, as are other names: for
 * those whoever runs the box brings a certificate.
 *
 * @param furtherNames names, and addresses that the machine itself does not see, as in a container
 * @param machine what the machine calls itself, and its addresses
 */
export function namesOf(
  announced: string,
  furtherNames: readonly string[],
  machine: { hostname: string; addresses: readonly string[] },
): string[] {
  const ownName = machine.hostname.toLowerCase().split('.')[0] ?? ''
  const names = [announced, `${ownName}.local`, ...furtherNames, 'localhost'].filter(isPermittedName)
  const addresses = ['127.0.0.1', '::1', ...furtherNames, ...machine.addresses.map(bare)].filter(
    isPermittedAddress,
  )
  return [...new Set([...names, ...addresses.slice(0, addressesMost)])]
}

/** This machine's own name and addresses now: a router may give it others tomorrow. */
export function machineNow(): { hostname: string; addresses: string[] } {
  const interfaces = Object.values(networkInterfaces()).flatMap(all => all ?? [])
  return { hostname: hostname(), addresses: interfaces.map(({ address }) => address).sort() }
}

/** An address that begins with `fe80` names the socket it is behind. */
const bare = (address: string) => address.split('%')[0] ?? ''

function isPermittedAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && permitted.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

function isPermittedName(name: string): boolean {
  return name === 'localhost' || /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+local$/.test(name)
}

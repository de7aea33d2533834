import { connect, isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { Runtime } from '#core/journal/identity.ts'
import { isPrinterAddress } from '../drivers/lan-address.ts'

/** Where receipt printers take their orders. */
const printerPort = 9100
/** A printer in the same building answers in a few milliseconds; one that sleeps takes longer. */
const answerMs = 700
const atOnce = 64
/** Between two searches, so that nobody keeps a network busy with one finger. */
const pauseMs = 10_000
const foundMost = 40
/** A machine with more networks than these looks in the first ones. */
const networksMost = 4

export type Interface = { address: string; netmask: string; internal: boolean; family: string }

/**
 * The addresses beside those of this machine, in its private IPv4 networks: of a network with more than 254 of them only
 * those that share the first three numbers, where a small cinema's printers are.
 */
export function addressesBeside(interfaces: readonly Interface[]): string[] {
  const own = interfaces.filter(each => each.family === 'IPv4' && !each.internal).map(each => each.address)
  const networks = [...new Set(own.filter(address => isPrinterAddress(address, [])).map(firstThree))]
  return networks
    .slice(0, networksMost)
    .flatMap(network => Array.from({ length: 254 }, (_, at) => `${network}.${at + 1}`))
    .filter(address => !own.includes(address))
}

const firstThree = (address: string) => address.split('.').slice(0, 3).join('.')

/**
 * Looks which machines beside this one take orders for a printer. Each is called and hung up on: nothing is sent to it,
 * since an office printer would print what a receipt printer answers. Resolves with their addresses in their order, and
 * with null soon after another search.
 */
export function openPrinterSearch(
  { runtime }: { runtime: Pick<Runtime, 'now'> },
  options: { addresses?: () => string[]; port?: number } = {},
): () => Promise<string[] | null> {
  const { addresses = addressesHere, port = printerPort } = options
  let lastMs = -pauseMs
  let looking = false
  return async () => {
    if (looking || runtime.now() - lastMs < pauseMs) return null
    looking = true
    try {
      return await answering(addresses(), port)
    } finally {
      looking = false
      lastMs = runtime.now()
    }
  }
}

function addressesHere(): string[] {
  return addressesBeside(Object.values(networkInterfaces()).flatMap(all => all ?? []))
}

async function answering(addresses: readonly string[], port: number): Promise<string[]> {
  const found = new Set<string>()
  const left = [...addresses]
  const look = async () => {
    for (let address = left.shift(); address !== undefined; address = left.shift())
      if (isIP(address) && (await answers(address, port))) found.add(address)
  }
  await Promise.all(Array.from({ length: atOnce }, look))
  return addresses.filter(address => found.has(address)).slice(0, foundMost)
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise(resolve => {
    const line = connect({ host, port, timeout: answerMs })
    const end = (does: boolean) => {
      line.destroy()
      resolve(does)
    }
    line.once('connect', () => end(true))
    line.once('timeout', () => end(false))
    line.once('error', () => end(false))
  })
}

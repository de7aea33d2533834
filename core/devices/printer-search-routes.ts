import type { Context, Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { searchPrinters } from './printer-search-contract.ts'

/** Looking for printers: at the box of a cinema, or at the relay, which asks the box. */
export function printerSearchRoutes(mount: Mount): void {
  mount(searchPrinters, async ({ body: { cinemaId } }, { tenant }) => {
    const cinema = tenant.node.catalogue.get('cinema', cinemaId)
    if (!cinema || cinema.deleted) throw new Refusal('record_unknown')
    const addresses = await addressesIn(tenant, cinemaId)
    if (addresses === undefined) throw new Refusal('box_away')
    if (addresses === null) throw new Refusal('too_many_requests')
    const entered = new Set((cinema.printers ?? []).map(({ connection }) => connection))
    const connections = addresses.map(address => `tcp://${address}:9100`)
    return { found: connections.map(connection => ({ connection, isEntered: entered.has(connection) })) }
  })
}

/** Undefined where nobody is there who could look, null where somebody has only just looked. */
async function addressesIn({ node, line, searchPrinters: look }: Context['tenant'], cinemaId: string) {
  if (line.searchPrinters) return line.connected(cinemaId) ? line.searchPrinters(cinemaId) : undefined
  if (node.identity.cinemaId !== cinemaId || !look) throw new Refusal('record_unknown')
  return look()
}

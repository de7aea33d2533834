import type { Context, Mount } from '../api/mount.ts'
import { Refusal } from '../refusal.ts'
import { isEnteredAs } from '../venue/entered-connection.ts'
import { searchDevices } from './device-search-contract.ts'

/** Looking for printers and hand scanners: at the box of a cinema, or at the relay, which asks the box. */
export function deviceSearchRoutes(mount: Mount): void {
  mount(searchDevices, async ({ body: { cinemaId } }, { tenant }) => {
    const cinema = tenant.node.catalogue.get('cinema', cinemaId)
    if (!cinema || cinema.deleted) throw new Refusal('record_unknown')
    const found = await foundIn(tenant, cinemaId)
    if (found === undefined) throw new Refusal('box_away')
    if (found === null) throw new Refusal('too_many_requests')
    const entered = [
      ...(cinema.printers ?? []),
      ...(cinema.handScanners ?? []),
      ...(cinema.lineDisplays ?? []),
    ].map(({ connection }) => connection)
    const connections = found.addresses.map(address => `tcp://${address}:9100`)
    return {
      found: connections.map(connection => ({ connection, isEntered: isEnteredAs([connection], entered) })),
      plugged: found.plugged.map(each => ({ ...each, isEntered: isEnteredAs(each.connections, entered) })),
    }
  })
}

/** Undefined where nobody is there who could look, null where somebody has only just looked. */
async function foundIn({ node, line, searchDevices: look }: Context['tenant'], cinemaId: string) {
  if (line.searchDevices) return line.connected(cinemaId) ? line.searchDevices(cinemaId) : undefined
  if (node.identity.cinemaId !== cinemaId || !look) throw new Refusal('record_unknown')
  return look()
}

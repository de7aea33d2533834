import { isDeepStrictEqual } from 'node:util'
import type { DeviceEvent } from '#core/api/live-events.ts'
import type { Tenant } from '#core/api/tenant.ts'
import type { HandScannerEntry } from '#core/venue/hand-scanner-entry.ts'
import { onFacts } from '#core/worker.ts'
import type { AnyDriver } from '../drivers/driver.ts'
import { isScannerDriver } from '../drivers/drivers.ts'
import type { HandScanner, Scan } from '../drivers/hand-scanner/contract.ts'

type Open = { entry: HandScannerEntry; scanner: HandScanner | undefined }

/**
 * The barcode readers entered at a box's cinema, followed while it runs: what one reads is told to the registers that
 * name it, where somebody is signed in, and to no other page.
 */
export function openHandScanners(
  { node, live }: Pick<Tenant, 'node' | 'live'>,
  cinemaId: string,
  drivers: readonly AnyDriver[],
) {
  const { catalogue } = node
  let open: readonly Open[] = []

  const tell = (scannerId: string) => (scan: Scan) => {
    const tills = catalogue
      .all('device')
      .filter(each => !each.deleted && each.cinemaId === cinemaId && each.handScannerId === scannerId)
    for (const { id } of tills) live.tellDevice(id, eventOf(scan))
  }

  function follow(): void {
    const entries = catalogue.get('cinema', cinemaId)?.handScanners ?? []
    const before = open
    open = entries.map(entry => {
      const same = before.find(each => isDeepStrictEqual(each.entry, entry))
      if (same) return same
      const driver = drivers.filter(isScannerDriver).find(each => each.knows(entry.connection))
      return { entry, scanner: driver?.open(entry, tell(entry.id)) }
    })
    for (const gone of before.filter(each => !open.includes(each))) void gone.scanner?.stop()
    for (const added of open.filter(each => !before.includes(each))) added.scanner?.start()
  }
  const stopFollowing = onFacts(node, new Set(['cinema.changed']))(follow)
  follow()

  return {
    /** Each with its condition, also one that this version has no driver for. */
    conditions: () =>
      open.map(({ entry, scanner }) => ({
        kind: 'scanner',
        name: entry.name,
        condition: scanner?.condition() ?? 'others',
      })),
    async stop(): Promise<void> {
      stopFollowing()
      await Promise.all(open.map(({ scanner }) => scanner?.stop()))
    },
  }
}

const eventOf = (scan: Scan): DeviceEvent =>
  scan.is === 'code' ? { type: 'code.scanned', text: scan.text } : { type: 'code.lost' }

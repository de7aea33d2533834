import type { FoundDevices } from '#core/api/found-devices.ts'
import type { Runtime } from '#core/journal/identity.ts'
import { openPrinterSearch } from './find-printers.ts'
import { pluggedDevices } from './plugged-devices.ts'

/** Looks for printers in the network and for what is plugged into this box; null soon after another search. */
export function openDeviceSearch(
  node: { runtime: Pick<Runtime, 'now'> },
  { search = openPrinterSearch(node), plugged = () => pluggedDevices() } = {},
): () => Promise<FoundDevices | null> {
  return async () => {
    const addresses = await search()
    return addresses && { addresses, plugged: plugged() }
  }
}

import type { ThisDevice } from '#core/devices/kiosks/contract.ts'
import { sendToBox } from './box-calls.ts'

const knownEntry = 'foyer.signage.device'
/** A waiting wall asks this often; one that was let in looks now and then whether it still may. */
const againMs = { waiting: 3000, active: 30_000 }

/**
 * Follows which device this wall is: one that nobody let in asks to be. While the box is silent it stays what it was,
 * also over a restart. Returns a function that ends it.
 */
export function followDevice(onDevice: (device: ThisDevice) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const kept = lastKnown()
  if (kept) onDevice(kept)

  async function look() {
    const device = await askBox()
    if (ended) return
    if (device) {
      onDevice(device)
      if (device.access === 'active') localStorage.setItem(knownEntry, JSON.stringify(device))
      else localStorage.removeItem(knownEntry)
    }
    const waits = device !== null && device.access !== 'active'
    timer = setTimeout(() => void look(), waits ? againMs.waiting : againMs.active)
  }

  void look()
  return () => {
    ended = true
    clearTimeout(timer)
  }
}

/** Null when no answer came, or none that says anything about this wall. */
async function askBox(): Promise<ThisDevice | null> {
  const seen = await sendToBox<ThisDevice>('/api/device?page=signage')
  if (!seen || seen.access === 'active' || seen.access === 'blocked') return seen
  return sendToBox<ThisDevice>('/api/device/ask', JSON.stringify({ page: 'signage' }))
}

function lastKnown(): ThisDevice | null {
  try {
    return JSON.parse(localStorage.getItem(knownEntry) ?? 'null') as ThisDevice | null
  } catch {
    return null
  }
}

import type { Locale } from '#core/i18n/locale.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { NodeStatusView } from '#core/recovery/contract.ts'
import type { Wall } from '#core/signage/contract.ts'

/** After so long an answer that does not come is none. */
const patienceMs = 10_000

/** Null when no answer came, or none that can be shown: then what was known stays. */
async function ask<T>(path: string, onRefused?: (code: string) => void): Promise<T | null> {
  try {
    const response = await fetch(path, {
      headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      signal: AbortSignal.timeout(patienceMs),
    })
    if (response.ok) return (await response.json()) as T
    if (onRefused) onRefused(((await response.json()) as { refusal?: string }).refusal ?? '')
    return null
  } catch {
    return null
  }
}

/** Asks or tells the box in this machine's name; null when no answer came, or none that says anything. */
export async function sendToBox<T>(path: string, body?: string): Promise<T | null> {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? ''
  try {
    const response = await fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-csrf-token': token,
      },
      ...(body ? { body } : {}),
      signal: AbortSignal.timeout(patienceMs),
    })
    // The page is older than its token: a fresh one comes with a fresh page.
    if (response.status === 419) location.reload()
    return response.ok ? ((await response.json()) as T) : null
  } catch {
    return null
  }
}

/** What this wall is for, and how walls look. */
export const askWall = () => ask<Wall>('/api/signage')

export const askProgramme = (onRefused: (code: string) => void) =>
  ask<Programme>('/api/programme?channel=signage', onRefused)

/** No answer changes nothing here: the connection state shows it already. */
export async function askNodeStatus(): Promise<boolean> {
  const status = await ask<NodeStatusView>('/api/node-status')
  return !status || status.state === 'ready'
}

/** What a wall's settings say of it. */
export type WallSettings = { on?: boolean; display_seconds?: number; languages?: readonly Locale[] }

export async function askWallSettings(device: string | undefined): Promise<WallSettings | undefined> {
  const cinema = new URLSearchParams(location.search).get('cinema')
  const asked = new URLSearchParams({ ...(cinema ? { cinema } : {}), ...(device ? { device } : {}) })
  const answer = await ask<{ data: { signage_config?: WallSettings } }>(`/api/settings?${asked.toString()}`)
  return answer?.data.signage_config
}

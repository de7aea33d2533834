import type { House } from '#core/api/house.ts'

export type CachedPage = { status: number; redirect?: string; html: string }

/** Rendered pages live this long at most: what they say of "now" must not grow old. */
const lifeMs = 20_000
const pagesMax = 2000

/**
 * Rendered pages by address. A page stands until the house's live position moves (a seat sold, a show changed, the
 * line cut) or it grows old, so a rush reads the same page and nobody reads a stale one.
 */
export function openPageCache() {
  const pages = new Map<string, { page: CachedPage; position: number; untilMs: number }>()
  return {
    read(house: House, url: string, render: () => CachedPage): CachedPage {
      const key = `${house.node.identity.exhibitorId} ${url}`
      const position = house.live.position()
      const nowMs = house.node.world.now()
      const kept = pages.get(key)
      if (kept && kept.position === position && kept.untilMs > nowMs) return kept.page
      const page = render()
      pages.delete(key)
      pages.set(key, { page, position, untilMs: nowMs + lifeMs })
      if (pages.size > pagesMax) pages.delete(pages.keys().next().value!)
      return page
    },
  }
}

import type { Packed } from '#core/api/packed.ts'

/** A cached page, the same for everybody. */
export type CachedPage = {
  status: number
  /** The version of what it shows; it is outdated when that changes. */
  version: string
  renderedMs: number
  packed: Packed
}

type Kept = { page: CachedPage; bytes: number }

/** Estimated size of a key, a map entry and the page object. */
const entryBytes = 500

/**
 * Rendered pages of all exhibitors, by exhibitor and by what a page shows. Bounded in bytes for each exhibitor and for
 * all together: the least recently used pages are dropped first, of the exhibitor over its limit, else of the one that
 * has most.
 */
export function openPageCache(limits: { exhibitorBytes: number; allBytes: number }) {
  const tenants = new Map<string, { pages: Map<string, Kept>; bytes: number }>()
  let bytes = 0

  function drop(tenant: { pages: Map<string, Kept>; bytes: number }, key: string): void {
    const kept = tenant.pages.get(key)
    if (!kept) return
    tenant.pages.delete(key)
    tenant.bytes -= kept.bytes
    bytes -= kept.bytes
  }

  function largest() {
    return [...tenants.values()].reduce((most, tenant) => (tenant.bytes > most.bytes ? tenant : most))
  }

  return {
    read(exhibitorId: string, key: string): CachedPage | undefined {
      const pages = tenants.get(exhibitorId)?.pages
      const kept = pages?.get(key)
      if (!kept) return undefined
      pages!.delete(key)
      pages!.set(key, kept)
      return kept.page
    },
    /** Keeps a page, or counts it anew when more of its encodings are held. */
    keep(exhibitorId: string, key: string, page: CachedPage): void {
      let tenant = tenants.get(exhibitorId)
      if (!tenant) tenants.set(exhibitorId, (tenant = { pages: new Map(), bytes: 0 }))
      drop(tenant, key)
      const size = page.packed.bytes() + entryBytes + 2 * key.length
      tenant.pages.set(key, { page, bytes: size })
      tenant.bytes += size
      bytes += size
      while (tenant.bytes > limits.exhibitorBytes) drop(tenant, tenant.pages.keys().next().value!)
      while (bytes > limits.allBytes) {
        const most = largest()
        drop(most, most.pages.keys().next().value!)
      }
    },
    bytes: (exhibitorId?: string) =>
      exhibitorId === undefined ? bytes : (tenants.get(exhibitorId)?.bytes ?? 0),
  }
}
export type PageCache = ReturnType<typeof openPageCache>

import { createHmac } from 'node:crypto'
import * as z from 'zod'
import type { Tenant } from '#core/api/tenant.ts'
import { loadWritten } from '#core/content/pages/load.ts'
import { readSetting, writeSetting } from '#core/database/setting-store.ts'
import { nodeActor } from '#core/journal/fact.ts'
import { readsTraining } from '#core/journal/storage/training.ts'
import { settingOf } from '#core/venue/settings/effective.ts'
import { nodeWorker } from '#core/worker.ts'
import { isReached } from '../payments/reached.ts'
import { siteLocales } from '../site/site-locales.ts'
import { addressesOf } from '../site/sitemap.ts'
import { listedPages } from './listed-pages.ts'
import { wallTime } from './wall-time.ts'

/** Where search engines are told of changed addresses together. Source: https://www.indexnow.org/documentation */
const indexNowAddress = 'https://api.indexnow.org/indexnow'
/** Where the key lies that says the website itself tells of its addresses. */
export const indexNowPath = '/index-now.txt'
const everyMs = 600_000
const timeoutMs = 10_000
/** Addresses that may be told at once. */
const addressesMost = 10_000
const actor = nodeActor('index now')
const setting = 'index-now-told'

const announcedShape = z.record(z.string(), z.number().nullable())
type Announced = Readonly<Record<string, number | null>>

/** The key of an exhibitor's website: anybody may read it there, and nobody else can put it there. */
export const indexNowKey = ({ secret }: Pick<Tenant, 'secret'>) =>
  createHmac('sha256', secret).update('foyer index now').digest('hex').slice(0, 32)

export const isIndexNowOn = ({ node }: Pick<Tenant, 'node'>) =>
  settingOf(node.catalogue, 'website_config.index_now')

/**
 * Tells search engines (IndexNow) which pages of the website are new, changed or gone, where the exhibitor wants that; all
 * of them the first time. What was told is kept, and what was not taken is told again. Nothing is told in training, and of
 * a website that is not on the internet.
 *
 * @param where.address another one than its own, for tests
 */
export function openIndexNow(tenant: Tenant, where: { publicUrl: string; address?: string | undefined }) {
  const { node } = tenant
  const { origin, host } = new URL(where.publicUrl)

  async function tell(urlList: string[]): Promise<void> {
    const response = await fetch(where.address ?? indexNowAddress, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host, key: indexNowKey(tenant), keyLocation: origin + indexNowPath, urlList }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`IndexNow answered ${response.status}`)
  }

  /** Looks once what has changed, and tells it. */
  async function look(): Promise<void> {
    if (!isIndexNowOn(tenant) || node.state() !== 'ready' || readsTraining(node.db)) return
    if (!where.address && !isReached(where.publicUrl)) return
    await node.whenMirrored()
    const before = remembered(node)
    const offered = siteLocales(node.catalogue.all('exhibitor')[0] ?? {})
    const pages = listedPages(tenant, loadWritten(tenant, wallTime(tenant)))
    const addresses = new Map(pages.map(page => [page, addressesOf(origin, page, offered)]))
    const now: Record<string, number | null> = {}
    for (const [{ editedMs }, all] of addresses) for (const address of all) now[address] = editedMs
    const news = [
      ...Object.keys(now).filter(address => !(address in before) || before[address] !== now[address]),
      ...Object.keys(before).filter(address => !(address in now)),
    ].slice(0, addressesMost)
    if (!news.length) return
    await tell(news)
    const after: Record<string, number | null> = { ...before }
    for (const address of news) {
      if (address in now) after[address] = now[address]!
      else delete after[address]
    }
    await node.execute(actor, tx => writeSetting(tx.db, setting, JSON.stringify(after)))
  }

  const worker = nodeWorker(node, {
    name: 'index now',
    everyMs,
    retry: { firstMs: everyMs, longestMs: 6 * everyMs },
    work: look,
    onFailure: cause =>
      node.runtime.log.warn(
        { cause: String(cause) },
        'search engines could not be told of changed pages yet',
      ),
  })
  return { look, begin: () => void worker.start(), close: () => worker.stop() }
}

function remembered({ db }: Tenant['node']): Announced {
  const text = readSetting(db, setting)
  const read = text === undefined ? undefined : announcedShape.safeParse(JSON.parse(text))
  return read?.success ? read.data : {}
}

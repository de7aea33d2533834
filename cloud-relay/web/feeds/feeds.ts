import type { Express, Request, Response } from 'express'
import { answerPage, type Page } from '#core/api/pages.ts'
import { pack, type Packed } from '#core/api/packed.ts'
import type { Tenant } from '#core/api/tenant.ts'
import { isLocale, type Locale } from '#core/i18n/locale.ts'
import { programmeNow } from '#core/planning/kept-programme-load.ts'
import { feedFiles, feedPath, type FeedFile } from '../../site/feed-path.ts'
import { siteLocales } from '../../site/site-locales.ts'
import { policyHeader } from '../tag-policy.ts'
import { programmeCalendar } from './programme-calendar.ts'
import { programmeFrame } from './programme-frame.ts'
import { programmeRss } from './programme-rss.ts'
import type { FeedSource } from './listed-shows.ts'

/** A feed stays as it is for so long, whoever asks; what is sold out or cancelled is in it within that time. */
const keptMs = 60_000

type Feed = { packed: Packed; type: string; policy?: string }
type Kept = Feed & { atMs: number }

/**
 * The programme outside of the website: a calendar to subscribe to, a feed, and a page that others show in a frame.
 * Each in every language the website has, of all cinemas or of one.
 */
export function programmeFeeds(
  app: Express,
  options: { tenantOf: (request: Request) => Tenant | undefined; publicUrlOf: (tenant: Tenant) => string },
): void {
  const known = new WeakMap<Tenant, Map<string, Kept>>()

  for (const file of feedFiles)
    answerPage(app, `/:locale/${file}`, options.tenantOf, {
      make(tenant, request, response): Page | undefined {
        const source = sourceOf(tenant, request, options.publicUrlOf(tenant))
        if (!source) return undefined
        const { packed, type, policy } = keptFeed(tenant, file, source)
        if (policy !== undefined) openToFrames(response, policy)
        return {
          headers: {
            'content-type': `${type}; charset=utf-8`,
            'cache-control': 'public, max-age=300',
            // Calendars and frames of other websites ask for it there.
            'cross-origin-resource-policy': 'cross-origin',
          },
          packed,
        }
      },
    })

  /** Its keys are as many as the exhibitor has languages, cinemas and kinds of feed. */
  function keptFeed(tenant: Tenant, file: FeedFile, source: FeedSource): Feed {
    let feeds = known.get(tenant)
    if (!feeds) known.set(tenant, (feeds = new Map()))
    const key = feedPath(source.locale, file, source.cinemaId ?? undefined)
    const nowMs = tenant.node.runtime.now()
    const kept = feeds.get(key)
    if (kept && nowMs - kept.atMs < keptMs && nowMs >= kept.atMs) return kept
    const made = { ...feedOf(file, source, `${source.origin}${key}`), atMs: nowMs }
    feeds.set(key, made)
    return made
  }
}

/** Undefined where the website has no such language, or the exhibitor no such cinema. */
function sourceOf(tenant: Tenant, { params, query }: Request, publicUrl: string): FeedSource | undefined {
  const locale = params['locale']
  if (!isLocale(locale)) return undefined
  const programme = programmeNow(tenant, { channel: 'site' })
  if (!siteLocales(programme.exhibitor).includes(locale as Locale)) return undefined
  const wanted = query['cinema']
  const cinemaId = wanted === undefined ? null : programme.cinemas.find(({ id }) => id === wanted)?.id
  if (cinemaId === undefined) return undefined
  return { programme, origin: new URL(publicUrl).origin, locale, cinemaId }
}

function feedOf(file: FeedFile, source: FeedSource, selfUrl: string): Feed {
  switch (file) {
    case 'programme.ics':
      return { packed: pack(programmeCalendar(source)), type: 'text/calendar' }
    case 'programme.rss':
      return { packed: pack(programmeRss(source, selfUrl)), type: 'application/rss+xml' }
    case 'programme.html': {
      const { html, policy } = programmeFrame(source)
      return { packed: pack(html), type: 'text/html', policy }
    }
  }
}

/** Every other page of ours stands in frames of its own website alone. */
function openToFrames(response: Response, policy: string): void {
  response.removeHeader('x-frame-options')
  response.set(policyHeader, policy)
}

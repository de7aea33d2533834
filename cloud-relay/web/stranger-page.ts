import type { IRouter, Request, Response } from 'express'
import { escapeHtml } from '#core/api/html.ts'
import { localeOf } from '#core/api/mount.ts'
import type { Page } from '#core/api/pages.ts'
import type { Locale } from '#core/i18n/locale.ts'
import { de } from './stranger-words/de.ts'
import { en } from './stranger-words/en.ts'
import { fr } from './stranger-words/fr.ts'
import { nl } from './stranger-words/nl.ts'

const words = { en, de, fr, nl }

/**
 * What a person sees who opens the relay at a name that is nobody's: on a relay without an exhibitor what this is and what
 * to do next, on any other that no cinema is here. Calls are refused `host_unknown` as ever. The page says nothing of
 * whom the relay runs, needs no other file, and is no page to be found by search.
 *
 * @param place.isEmpty whether the relay has no exhibitor yet
 * @param place.isKnown whether a request is for one of its exhibitors
 */
export function strangerPage(
  app: IRouter,
  place: { isEmpty: () => boolean; isKnown: (request: Request) => boolean },
): void {
  app.use((request, response, next) => {
    if (!wantsPage(request) || place.isKnown(request)) return next()
    response
      .status(404)
      .type('html')
      .set(notKept)
      .send(pageFor(localeOf(request), place.isEmpty(), request.get('host') ?? ''))
  })
}

/** What a visitor of a blocked exhibitor reads; whoever bought learns that their tickets hold. False for calls. */
export function answerBlocked(request: Request, response: Response): boolean {
  if (!wantsPage(request)) return false
  const locale = localeOf(request)
  const t = words[locale]
  const steps = [t.blocked_bought, t.blocked_staff]
  response
    .status(503)
    .type('html')
    .set(notKept)
    .send(pageOf(locale, [t.blocked_title, t.blocked_lead], steps, request.get('host') ?? ''))
  return true
}

/**
 * What a visitor reads from whose connection too much was asked for in a minute: a school's or a foyer's is shared by many.
 * Undefined for calls, which are refused `too_many_requests`.
 */
export function busyPage(request: Request, locale: Locale): Page | undefined {
  if (!wantsPage(request)) return undefined
  const t = words[locale]
  const html = pageOf(locale, [t.busy_title, t.busy_lead], [t.busy_wait], request.get('host') ?? '')
  return { status: 429, headers: { ...notKept, 'retry-after': '60' }, html }
}

const notKept = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', vary: 'accept-language' }

const wantsPage = (request: Request): boolean =>
  ['GET', 'HEAD'].includes(request.method) &&
  (request.get('accept') ?? '').includes('text/html') &&
  !request.path.startsWith('/api/')

function pageFor(locale: Locale, isEmpty: boolean, host: string): string {
  const t = words[locale]
  const head = isEmpty
    ? ([t.empty_title, t.empty_lead] as const)
    : ([t.unknown_title, t.unknown_lead] as const)
  const steps = isEmpty ? [t.empty_log, t.empty_command, t.empty_open] : [t.unknown_typed, t.unknown_founder]
  return pageOf(locale, head, steps, host)
}

function pageOf(
  locale: Locale,
  [title, lead]: readonly [string, string],
  steps: readonly string[],
  host: string,
): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main><p class="mark">Foyer</p>
<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(lead)}</p>
<ol>${steps.map(step => `<li>${marked(step)}</li>`).join('')}</ol>
<p class="host">${escapeHtml(host)}</p></main></body></html>`
}

/** What stands between backquotes is a command. */
const marked = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#f6f2ec,#171310);color:light-dark(#1d1712,#f3ece4);font:18px/1.55 system-ui,sans-serif}
main{box-sizing:border-box;width:min(44rem,100%);padding:2rem 1.5rem}
.mark{margin:0 0 2rem;font-weight:800;letter-spacing:.02em}
h1{margin:0 0 1rem;font-size:clamp(1.9rem,6vw,3rem);line-height:1.1;text-wrap:balance}
.lead{font-size:1.2rem;margin:0 0 1.5rem}
ol{margin:0;padding-left:1.4rem}li{margin:0 0 .75rem;padding-left:.25rem}
code{font:.92em ui-monospace,monospace;background:light-dark(#e8e0d5,#2c2520);padding:.1em .4em;border-radius:.3em;overflow-wrap:anywhere}
.host{margin:2.5rem 0 0;color:light-dark(#665d55,#b3a79b);font-size:.9rem;overflow-wrap:anywhere}`

import { earlyTheme } from '#core/api/early-theme.ts'
import type { Locale } from '#core/i18n/locale.ts'
import type { PriceRate } from '#core/pricing/price-rate.ts'
import type { Programme } from '#core/planning/contract.ts'
import type { SiteContent } from './content.ts'
import type { Place } from './place.ts'
import type { OfferedFilters } from './show-filter.ts'

/** What the relay gives the renderer about one page. */
export type SiteRequest = {
  place: Place
  locale: Locale
  /** What the page shows, as `shownOf` says; it is made of nothing else. */
  programme: Programme
  offered: OfferedFilters
  /** What the exhibitor wrote; left out, nothing. */
  content?: SiteContent
  /** Whether the boxes of the exhibitor can be reached now. */
  connected: boolean
  /**
   * Scheme and host of the public address, such as `https://melusine.lu`; without it the page's own links stay
   * relative.
   */
  origin?: string
  /** All price rates; structured data has the lowest price of a show. Left out, it has none. */
  rates?: readonly PriceRate[]
}

/** A rendered page; the relay answers with `documentOf` it. */
export type SitePage = {
  status: number
  title: string
  /** HTML of the head besides title, styles and scripts. */
  head: string
  /** HTML inside `#root`. */
  body: string
  /** The data the browser starts from. */
  data: SiteData
}

/** What is embedded for the browser, so that it need not request what it already shows. */
export type SiteData = {
  locale: Locale
  /** What this page shows of it, in this language. */
  programme: Programme
  offered: OfferedFilters
  content: SiteContent
  connected: boolean
}

/** A marquee bulb as a data URL, so that no browser requests /favicon.ico in vain. */
const icon = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#17120d"/><path d="M7 9h18v3.2a3.8 3.8 0 0 0 0 7.6V23H7v-3.2a3.8 3.8 0 0 0 0-7.6z" fill="hsl(${Math.round(hue * 0.58)} 95% 58%)"/></svg>`,
  )}`

/**
 * The whole document of a page, the same for everybody who reads it: it holds no token and nothing of a visitor.
 *
 * @param assets.preloads modules that the scripts will load at once, such as the reader's sentences
 * @param accentHue the exhibitor's colour, an OKLCH hue in degrees
 */
export function documentOf(
  page: SitePage,
  assets: { scripts: string[]; styles: string[]; preloads?: string[] },
  locale: Locale,
  accentHue: number,
): string {
  // What the page begins with, where its reader has not chosen otherwise.
  const { light } = page.data.content.look
  const styles = assets.styles.map(href => `<link rel="stylesheet" href="${attribute(href)}">`).join('')
  const preloads = (assets.preloads ?? [])
    .map(href => `<link rel="modulepreload" href="${attribute(href)}">`)
    .join('')
  const scripts = assets.scripts
    .map(src => `<script type="module" src="${attribute(src)}"></script>`)
    .join('')
  return `<!doctype html>
<html lang="${locale}"${light === 'browser' ? '' : ` data-theme="${light}"`} style="--accent-hue:${Number(accentHue) || 0}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script data-early>${earlyTheme}</script>
<title>${text(page.title)}</title>
<meta name="color-scheme" content="dark light">
<meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#120e0a" media="(prefers-color-scheme: dark)">
<link rel="icon" href="${attribute(icon(accentHue))}">
${page.head}
${styles}
${preloads}${scripts}
</head>
<body>
<div id="root">${page.body}</div>
<script type="application/json" id="foyer-data">${jsonInHtml(page.data)}</script>
</body>
</html>
`
}

/** JSON that cannot end its script element, whatever a title contains: `<` and line separators are escaped. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** Escapes words between tags. */
export function text(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Escapes words inside a double-quoted attribute. */
export function attribute(words: string): string {
  return text(words).replaceAll('"', '&quot;')
}

import { escapeHtml } from '#core/api/html.ts'
import { handbook, handbookPages, isHandbookPage, type HandbookPage } from '#core/handbook/contents.ts'
import type { HandbookSide } from '#core/handbook/routes.ts'
import { locales, type Locale } from '#core/i18n/locale.ts'
import { frameWords } from './frame-words.ts'
import { inline, type LinkTo } from './inline.ts'
import type { Block } from './page.ts'
import { pictures, type PictureName } from './pictures.ts'
import { screenWord } from './screen-words.ts'
import { sectionsOf, texts } from './texts.ts'

/** What every page of one language on one machine is made with. */
export type Frame = {
  locale: Locale
  side: HandbookSide
  style: string
  /** The address of a picture in a language; undefined before it was taken the first time. */
  pictureAt: (locale: Locale, name: PictureName) => string | undefined
}

/** The name of a page's file and address beside the pages with sections. */
export const contentsPage = 'contents'
export const wholePage = 'all'

/** The screens that are on the same machine, by their address and word. */
const screens = {
  box: { '/register': 'register.register', '/scanner': 'scanner.scanner', '/portal': 'portal.pages' },
  relay: { '/portal': 'portal.pages' },
} as const

/** Every page of one language on one machine, by its name. */
export function renderHandbook(frame: Frame): ReadonlyMap<string, string> {
  return new Map([
    [contentsPage, renderContents(frame)],
    ...handbookPages.map(page => [page, renderPage(page, frame)] as const),
    [wholePage, renderWhole(frame)],
  ])
}

function renderPage(page: HandbookPage, frame: Frame): string {
  const { locale } = frame
  const { title, lead } = texts[locale][page]
  const next = handbookPages[handbookPages.indexOf(page) + 1] ?? wholePage
  const words = frameWords[locale]
  const nextTitle = isHandbookPage(next) ? texts[locale][next].title : words.whole
  return documentOf(
    page,
    title,
    `${head(title, lead, locale)}
${sections(page, frame, name => name, checkedLink(locale))}
<p class="next"><a href="/help/${locale}/${next}">${words.next}: ${inline(nextTitle, locale, toNowhere)}</a>
<a href="/help/${locale}">${words.handbook}</a></p>`,
    frame,
  )
}

function renderContents(frame: Frame): string {
  const { locale } = frame
  const words = frameWords[locale]
  const entries = handbookPages.map(page => {
    const { title, lead } = texts[locale][page]
    const inside = Object.entries(sectionsOf(locale, page)).map(
      ([name, section]) =>
        `<li><a href="/help/${locale}/${page}#${name}">${inline(section.title, locale, toNowhere)}</a></li>`,
    )
    return `<section><h2><a href="/help/${locale}/${page}">${inline(title, locale, toNowhere)}</a></h2>
<p>${inline(lead, locale, toNowhere)}</p><ul>${inside.join('')}</ul></section>`
  })
  const whole = `<section><h2><a href="/help/${locale}/${wholePage}">${words.whole}</a></h2><p>${words.whole_lead}</p></section>`
  return documentOf(
    contentsPage,
    words.handbook,
    `${head(words.handbook, words.lead, locale)}<div class="entries">${entries.join('\n')}${whole}</div>`,
    frame,
  )
}

/** Everything on one page, for the browser's own search and for paper. */
function renderWhole(frame: Frame): string {
  const { locale } = frame
  const within: LinkTo = place => `#${checkedPlace(place).replace('#', '-')}`
  const chapters = handbookPages.map(page => {
    const { title, lead } = texts[locale][page]
    return `<div class="chapter" id="${page}"><h2 class="chapter-title">${inline(title, locale, toNowhere)}</h2>
<p class="lead">${inline(lead, locale, toNowhere)}</p>
${sections(page, frame, name => `${page}-${name}`, within, 'h3')}</div>`
  })
  const { handbook: title, lead } = frameWords[locale]
  return documentOf(wholePage, title, head(title, lead, locale) + chapters.join('\n'), frame)
}

function head(title: string, lead: string, locale: Locale): string {
  return `<h1>${inline(title, locale, toNowhere)}</h1><p class="lead">${inline(lead, locale, toNowhere)}</p>`
}

function sections(
  page: HandbookPage,
  frame: Frame,
  idOf: (name: string) => string,
  linkTo: LinkTo,
  heading = 'h2',
): string {
  const { locale } = frame
  return handbook[page]
    .map(name => {
      const { title, body } = sectionsOf(locale, page)[name]!
      const blocks = body.map(block => blockOf(block, frame, linkTo)).join('\n')
      return `<section id="${idOf(name)}"><${heading}>${inline(title, locale, linkTo)}</${heading}>\n${blocks}</section>`
    })
    .join('\n')
}

function blockOf(block: Block, { locale, pictureAt }: Frame, linkTo: LinkTo): string {
  const say = (text: string) => inline(text, locale, linkTo)
  const items = (texts: readonly string[]) => texts.map(text => `<li>${say(text)}</li>`).join('')
  if (typeof block === 'string') return `<p>${say(block)}</p>`
  if ('steps' in block) return `<ol>${items(block.steps)}</ol>`
  if ('list' in block) return `<ul>${items(block.list)}</ul>`
  if ('note' in block) return `<p class="note">${say(block.note)}</p>`
  if ('picture' in block) {
    const { width, height } = pictures[block.picture]
    const src = pictureAt(locale, block.picture)
    if (src === undefined) return ''
    return `<img class="picture" src="${src}" width="${width}" height="${height}" alt="${escapeHtml(block.alt)}">`
  }
  const terms = block.terms.map(
    ([word, meaning]) => `<div><dt>${say(word)}</dt><dd>${say(meaning)}</dd></div>`,
  )
  return `<dl>${terms.join('')}</dl>`
}

function documentOf(page: string, title: string, main: string, { locale, side, style }: Frame): string {
  const words = frameWords[locale]
  const at = (each: Locale, name: string) => `/help/${each}${name === contentsPage ? '' : `/${name}`}`
  const link = (href: string, text: string, here: boolean) =>
    `<a href="${href}"${here ? ' aria-current="page"' : ''}>${text}</a>`
  const back = Object.entries(screens[side]).map(([href, word]) =>
    link(href, escapeHtml(screenWord(locale, word)), false),
  )
  const languages = locales.map(
    each =>
      `<a href="${at(each, page)}" lang="${each}" hreflang="${each}"${each === locale ? ' aria-current="true"' : ''}>${each.toUpperCase()}</a>`,
  )
  const pages = [
    ...handbookPages.map(name =>
      link(at(locale, name), inline(texts[locale][name].title, locale, toNowhere), name === page),
    ),
    link(at(locale, wholePage), words.whole, page === wholePage),
  ]
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}${page === contentsPage || page === wholePage ? '' : ` · ${words.handbook}`}</title>
<meta name="robots" content="noindex"><link rel="stylesheet" href="${style}"></head>
<body class="handbook"><a class="skip" href="#main">${words.skip}</a>
<header><p class="brand"><a href="/help/${locale}"><b>Foyer</b> ${words.handbook}</a></p>
<nav class="back" aria-label="${words.back}"><span aria-hidden="true">←</span>${back.join('')}</nav>
<nav class="languages" aria-label="${words.languages}">${languages.join('')}</nav></header>
<div class="columns"><nav class="pages" aria-label="${words.pages}">${pages.join('')}</nav>
<main id="main" tabindex="-1">${main}</main></div></body></html>
`
}

/** A link to a section of another page, or of this one. */
function checkedLink(locale: Locale): LinkTo {
  return place => `/help/${locale}/${checkedPlace(place)}`
}

function checkedPlace(place: string): string {
  const [page = '', name = ''] = place.split('#')
  if (isHandbookPage(page) && (handbook[page] as readonly string[]).includes(name)) return place
  throw new Error(`The handbook leads to ${place}, which it does not have.`)
}

/** Titles lead nowhere. */
const toNowhere: LinkTo = place => {
  throw new Error(`A title of the handbook leads to ${place}; a title is no link.`)
}

import { bodyView, firstWords, type Beside, type BlockView } from '#core/content/pages/body-view.ts'
import type { SiteLook, Written } from '#core/content/pages/load.ts'
import type { Programme } from '#core/planning/contract.ts'
import { legalKinds, type LegalKind } from '#core/content/pages/legal/legal-kinds.ts'
import type { TextPlace } from '#core/content/texts/text-places.ts'
import { inLocale, locales, type Locale, type Words } from '#core/i18n/locale.ts'
import { headPlaces, type HeadPlace } from '#core/content/website/head-places.ts'
import { headAt, headView, type HeadView } from '#core/content/website/head-view.ts'
import { targetPaths } from '#core/content/website/target.ts'
import { footerView, menuView, type FooterView, type MenuView } from '#core/content/website/shell-view.ts'
import { pathOf, type Place } from './place.ts'
import type { PageView } from './page-view.ts'
import { privacyPage } from './privacy-page.ts'
import type { Found } from './search/found.ts'
import { pagesWith, textsAt } from './texts-at.ts'

/** What the exhibitor wrote, as one page of the website has it in one language. */
export type SiteContent = {
  /** Every written page that visitors see now. */
  pages: readonly PageLink[]
  /** The path, without its language, that home leads to; null where it is itself. */
  home: string | null
  /** The one of this address. */
  page: PageView | null
  /** What is written on the page of the event of this address. */
  event: readonly BlockView[]
  /** The exhibitor's own menu; the website has one of its own while it is empty. */
  menu: readonly MenuView[]
  /** The exhibitor's own columns at the foot; the website has its own while it is empty. */
  footer: readonly FooterView[]
  /** The large pictures above the page of this address, in their order. */
  head: readonly HeadView[]
  /** How long each of them stays, in seconds. */
  headSeconds: number
  look: SiteLook
  /** A tag manager's container, which visitors are asked about; empty where there is none. */
  tagManager: string
  /** The page this was made for; null while it is none. */
  at: Place['name'] | null
  /** What it wrote for the places of this page. */
  texts: { readonly [P in TextPlace]?: readonly BlockView[] }
  /** Every page for which it wrote something, which comes with that page. */
  written: readonly Place['name'][]
  /** What a search found, on its page where something was searched for. */
  found?: Found
}

type Addressed = readonly { id: string; slug: Words }[]

/** `legal` says what the law asks for that a page is, `prices` that it says what tickets cost. */
export type PageLink = { id: string; title: string; slug: Words; legal?: LegalKind; prices?: true }

export const nothingWritten: SiteContent = {
  pages: [],
  home: null,
  page: null,
  event: [],
  menu: [],
  footer: [],
  head: [],
  headSeconds: 5,
  look: { light: 'browser', nameBesideLogo: false },
  tagManager: '',
  at: null,
  texts: {},
  written: [],
}

/** @param place a page of the website that is there: see `resolve` */
export function contentOf(
  written: Written,
  place: Place,
  locale: Locale,
  exhibitor: Programme['exhibitor'],
): SiteContent {
  return {
    ...leadsOf(written, locale),
    page: pageOf(written, place, locale, exhibitor),
    event: bodyView(eventAt(place, written)?.body ?? [], locale, written as Beside),
    menu: menuView(written.menu, written.pages as Addressed, locale),
    footer: footerView(written.footer, written.pages as Addressed, locale, written as Beside),
    head: headOf(written, place).map(picture => headView(picture, locale)),
    headSeconds: written.headSeconds,
    look: written.look,
    tagManager: written.tagManager,
    at: place.name,
    texts: Object.fromEntries(
      textsOf(written, place).map(({ id, body }) => [id, bodyView(body, locale, written as Beside)]),
    ),
    written: pagesWritten(written),
  }
}

/** The texts of a page of the website. */
function textsOf({ texts }: Written, place: Place): Written['texts'] {
  const at: readonly string[] = textsAt(place)
  return texts.filter(({ id }) => at.includes(id))
}

/** Every page of the website that has a text, or a large picture above it. */
function pagesWritten({ texts, head }: Written): Place['name'][] {
  const pictured = head.flatMap(({ at }) => (at === 'newsletter' ? ['newsletter.subscribe' as const] : [at]))
  return [...new Set([...pagesWith(texts.map(({ id }) => id as TextPlace)), ...pictured])]
}

/** The large pictures above a page. */
function headOf({ head, pages, hasFile }: Written, place: Place): Written['head'] {
  const at = headPlaceOf(place)
  const pageId = place.name === 'page' ? (pageBySlug(place.slug, pages)?.id ?? null) : null
  return at ? headAt(head, { place: at, pageId }, hasFile) : []
}

/** What people call the page where they choose what stands above it. */
function headPlaceOf({ name }: Place): HeadPlace | undefined {
  if (name === 'newsletter.subscribe') return 'newsletter'
  return headPlaces.find(each => each === name)
}

/** Every written page by its title and address, and where home leads. */
export function leadsOf({ pages, home }: Written, locale: Locale): Pick<SiteContent, 'pages' | 'home'> {
  const inOrder = pages.toSorted((a, b) => legalPlace(a.legal) - legalPlace(b.legal))
  const links = inOrder.map(({ id, title, slug, legal, body }) => ({
    id,
    title: inLocale(title as Words, locale),
    slug: slug as Words,
    ...(legal ? { legal } : {}),
    ...(hasPrices(body) ? { prices: true as const } : {}),
  }))
  return { pages: links, home: homeOf(home, links, locale) }
}

const hasPrices = (body: Written['pages'][number]['body']) => body.some(({ kind }) => kind === 'prices')

/** What the law asks for stands together, in one order; others before it. */
const legalPlace = (legal: LegalKind | null | undefined) => (legal ? legalKinds.indexOf(legal) : -1)

/** @param home as the setting says it */
function homeOf(home: string, pages: readonly PageLink[], locale: Locale): string | null {
  if (!home.startsWith('page:')) return home === 'home' ? null : (targetPaths[home as 'movies'] ?? null)
  const page = pages.find(({ id }) => home === `page:${id}`)
  return page ? pathOf({ name: 'page', slug: inLocale(page.slug, locale) }) : null
}

/** What is written at an address; at that of privacy the website's own words, which a page of the exhibitor replaces. */
function pageOf(
  written: Written,
  place: Place,
  locale: Locale,
  exhibitor: Programme['exhibitor'],
): PageView | null {
  if (place.name === 'privacy') return privacyPage(locale, exhibitor, written.tagManager !== '')
  const page = place.name === 'page' ? pageBySlug(place.slug, written.pages) : undefined
  return page ? viewOf(page, written, locale) : null
}

/**
 * What changes when a page has to be rendered anew: everything that is written on it, in every language, and what leads
 * to others.
 */
export function contentShown(written: Written, place: Place): unknown {
  const { pages, menu, footer, home } = written
  const page = place.name === 'page' ? pageBySlug(place.slug, pages) : undefined
  const event = eventAt(place, written)
  const texts = textsOf(written, place)
  const bodies = [
    ...(page?.body ?? []),
    ...(event?.body ?? []),
    ...[...footer, ...texts].flatMap(({ body }) => body),
  ]
  const groups = new Set(bodies.flatMap(block => (block.kind === 'questions' ? [block.groupId] : [])))
  return [
    pages.map(({ id, title, slug, legal, body }) => [id, title, slug, legal, hasPrices(body)]),
    home,
    menu,
    footer,
    page?.body,
    page?.description,
    page?.enquiry,
    event?.body,
    texts.map(({ id, body }) => [id, body]),
    pagesWritten(written),
    headOf(written, place),
    written.headSeconds,
    written.look,
    written.tagManager,
    bodies.flatMap(block => (block.kind === 'picture' ? [written.hasFile(block.file)] : [])),
    bodies.some(({ kind }) => kind === 'prices') && locales.map(locale => written.prices?.(locale)),
    written.groups.filter(({ id }) => groups.has(id)),
    written.questions.filter(({ groupId }) => groups.has(groupId)),
  ]
}

function eventAt(place: Place, { events }: Written) {
  return place.name === 'events.view' ? events.find(({ slug }) => slug === place.slug) : undefined
}

/** The page at an address, in whatever language it is. */
export function pageBySlug<P extends { slug: object }>(slug: string, pages: readonly P[]): P | undefined {
  return pages.find(page => Object.values(page.slug).includes(slug))
}

function viewOf(page: Written['pages'][number], written: Written, locale: Locale): PageView {
  const body = bodyView(page.body, locale, written as Beside)
  const description = page.description && inLocale(page.description as Words, locale)
  return {
    id: page.id,
    title: inLocale(page.title as Words, locale),
    description: description || firstWords(body),
    body,
    ...(page.enquiry ? { enquiry: page.enquiry } : {}),
  }
}

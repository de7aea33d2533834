import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { handbook, handbookPages } from '#core/handbook/contents.ts'
import { locales, type Locale } from '#core/i18n/locale.ts'
import { inline, linkedPlaces, quotedKeys } from '#scripts/handbook/inline.ts'
import type { Block } from '#scripts/handbook/page.ts'
import {
  pictureNames,
  pictures,
  picturesMaxBytes,
  portraitsFile,
  type Portrait,
} from '#scripts/handbook/pictures.ts'
import { renderHandbook } from '#scripts/handbook/render.ts'
import { fixedWords, screenWord } from '#scripts/handbook/screen-words.ts'
import { sectionsOf, texts } from '#scripts/handbook/texts.ts'

const style = '/handbook/assets/handbook.css'
const pictureAt = (locale: Locale, name: string) => `/handbook/assets/${name}-${locale}.webp`
const atBox = new Map(
  locales.map(locale => [locale, renderHandbook({ locale, side: 'box', style, pictureAt })]),
)
const book = (locale: Locale) => atBox.get(locale)!

/** Every text of a block. */
function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('steps' in block) return block.steps
  if ('list' in block) return block.list
  if ('picture' in block) return [block.alt]
  return 'note' in block ? [block.note] : block.terms.flat()
}

const sectionTexts = (locale: Locale, page: (typeof handbookPages)[number], name: string) =>
  sectionsOf(locale, page)[name]!.body.flatMap(textsOf)

describe.each(locales)('in %s', locale => {
  test('every section of the contents is on its page, once, and no anchor is there twice', () => {
    for (const [name, html] of book(locale)) {
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
      expect(new Set(ids).size, name).toBe(ids.length)
    }
    for (const page of handbookPages) {
      const html = book(locale).get(page)!
      for (const section of handbook[page]) expect(html).toContain(`<section id="${section}">`)
      for (const section of handbook[page])
        expect(book(locale).get('all')).toContain(`<section id="${page}-${section}">`)
    }
  })

  test('every link within the handbook leads to a page and an anchor that are there', () => {
    const pages = book(locale)
    for (const [name, html] of pages)
      for (const [, href] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
        const [path = '', anchor] = href!.split('#')
        const [, , , to = path === '' ? name : 'contents'] = path.split('/')
        if (!path.startsWith('/help') && path !== '') continue
        expect(pages.has(to), `${name}: ${href}`).toBe(true)
        const id = anchor === undefined || pages.get(to)!.includes(` id="${anchor}"`)
        expect(id, `${name}: ${href}`).toBe(true)
      }
  })

  test('says as much as in English, quotes the same buttons and leads to the same sections', () => {
    for (const page of handbookPages)
      for (const name of handbook[page]) {
        const here = sectionTexts(locale, page, name)
        const english = sectionTexts('en', page, name)
        const marks = (each: readonly string[]) => [
          each.flatMap(quotedKeys).sort(),
          each.flatMap(linkedPlaces).sort(),
        ]
        expect([page, name, here.length]).toEqual([page, name, english.length])
        expect([page, name, marks(here)]).toEqual([page, name, marks(english)])
        const shape = (where: Locale) =>
          sectionsOf(where, page)[name]!.body.map(block => Object.keys(Object(block))[0])
        expect([page, name, shape(locale)]).toEqual([page, name, shape('en')])
      }
  })

  test('leaves no mark and no value of a screen unread, and tells no secret', () => {
    for (const [name, html] of book(locale)) {
      const said = html.replace(/<[^>]+>/g, '')
      expect(said.match(/\[\[|\]\]|\*\*|\{\{|\]\(/g), name).toBeNull()
      expect(said.match(/FOYER_|@|https?:|undefined/g), name).toBeNull()
    }
  })
})

test('no page is the English one again', () => {
  for (const locale of locales.filter(each => each !== 'en'))
    for (const page of handbookPages) {
      expect(texts[locale][page].lead).not.toBe(texts.en[page].lead)
      for (const name of handbook[page]) {
        const english = new Set(
          sectionTexts('en', page, name).filter(text => text.length > 24 && !text.startsWith('[[')),
        )
        expect(sectionTexts(locale, page, name).filter(text => english.has(text))).toEqual([])
      }
    }
})

test('a button is quoted as its screen says it, and one that is gone fails the handbook', () => {
  const said = readFileSync('kiosk-ui/register/words/payment/de.ts', 'utf8')
  expect(said).toContain(`next_customer: '${screenWord('de', 'register.next_customer')}'`)
  expect(screenWord('en', 'register.refund_all')).toBe('Refund all: …')
  expect(screenWord('en', 'portal.price_rate.many')).toBe('Ticket prices')
  expect(() => screenWord('en', 'register.no_such_button')).toThrow('register.no_such_button')
  expect(() => screenWord('en', 'toString')).toThrow('toString')
})

test('a text is safe, and French puts no mark alone on a line', () => {
  const to = (place: string) => `/help/fr/${place}`
  expect(inline('<b> & [ici](till#pay)', 'en', to)).toBe(
    '&#60;b&#62; &#38; <a href="/help/fr/till#pay">ici</a>',
  )
  expect(inline('Vendu ? « oui »', 'fr', to)).toBe('Vendu\u00a0? «\u00a0oui\u00a0»')
  expect(inline('**gras [[register.cash]]**', 'fr', to)).toMatch(
    /^<strong>gras <b class="key">.+<\/b><\/strong>$/,
  )
})

test('pages lead back to the screens of their own machine', () => {
  const atRelay = renderHandbook({ locale: 'en', side: 'relay', style, pictureAt }).get('till')
  expect(book('en').get('till')).toContain('href="/register"')
  expect(atRelay).not.toContain('href="/register"')
  expect(atRelay).toContain('href="/portal"')
})

test('a page needs no script', () => {
  for (const html of book('en').values()) expect(html).not.toMatch(/<script|javascript:| on\w+=/)
})

test('every picture of the list is there in every language, on one page, and no other one', () => {
  const folder = 'firmware-scripts/handbook/pictures'
  const there = globSync('*/*.webp', { cwd: folder }).sort()
  const listed = locales.flatMap(locale => pictureNames.map(name => `${locale}/${name}.webp`))
  expect(there, 'run npm run help:pictures').toEqual(listed.sort())
  for (const locale of locales) {
    const shown = handbookPages.flatMap(page =>
      handbook[page].flatMap(name =>
        sectionsOf(locale, page)[name]!.body.flatMap(block =>
          typeof block === 'object' && 'picture' in block ? [block.picture] : [],
        ),
      ),
    )
    expect(shown.sort()).toEqual([...pictureNames].sort())
  }
  const files = there.map(file => readFileSync(`${folder}/${file}`))
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(picturesMaxBytes)
  for (const [at, file] of there.entries()) {
    const name = file.slice(3, -5) as keyof typeof pictures
    const { width, height } = sizeOf(files[at]!)
    expect([file, { width, height }]).toEqual([file, pictures[name]])
  }
})

test.each(locales)('in %s every word that a picture shows is still said', locale => {
  const kept = JSON.parse(readFileSync(portraitsFile, 'utf8')) as Record<Locale, Record<string, Portrait>>
  expect(Object.keys(kept[locale]).sort()).toEqual([...pictureNames].sort())
  const said = fixedWords(locale)
  for (const [name, { words }] of Object.entries(kept[locale])) {
    expect(words.length, name).toBeGreaterThan(2)
    const gone = words.filter(word => !said.has(word))
    expect([name, gone], 'run npm run help:pictures').toEqual([name, []])
  }
})

/** The size of a WebP, plain and lossy, or extended. */
function sizeOf(webp: Buffer): { width: number; height: number } {
  if (webp.toString('latin1', 12, 16) === 'VP8X')
    return { width: webp.readUIntLE(24, 3) + 1, height: webp.readUIntLE(27, 3) + 1 }
  return { width: webp.readUInt16LE(26) & 0x3fff, height: webp.readUInt16LE(28) & 0x3fff }
}

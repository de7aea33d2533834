import { expect, test } from 'vitest'
import { printerTestDocument, trickyLetters } from '#core/documents/printer-test.ts'
import { typeset } from '#core/documents/typeset.ts'
import { locales } from '#core/i18n/locale.ts'
import { encodePaper } from '#box/drivers/printer/encode.ts'
import { decodePaper } from '#kiosk/paper/decode.ts'

const data = {
  cinemaName: 'Ciné Test',
  printerName: 'Caisse 1',
  at: '2026-11-22T12:00:00.000Z',
  zone: 'Europe/Luxembourg',
}

test.each(locales)(
  'a test page in %s fills the paper, with a code and a cut, and leaves the drawer shut',
  locale => {
    for (const columns of [32, 42, 48]) {
      const lines = typeset(printerTestDocument({ ...data, columns }, locale, false), columns)
      const texts = lines.flatMap(line => (line.kind === 'line' ? [line.text] : []))
      expect(texts.filter(text => /^\d+$/.test(text)).map(({ length }) => length)).toEqual([columns])
      expect(lines.map(({ kind }) => kind)).toContain('qr')
      expect(lines.at(-1)!.kind).toBe('cut')
      expect(lines.some(({ kind }) => kind === 'drawer')).toBe(false)
    }
    const opened = typeset(printerTestDocument({ ...data, columns: 48 }, locale, true), 48)
    expect(opened.filter(({ kind }) => kind === 'drawer').length).toBe(1)
  },
)

test('its letters come out as they are, in the table of letters most printers have', () => {
  const page = printerTestDocument({ ...data, columns: 48 }, 'en', false)
  const read = decodePaper(encodePaper(page, 48, 'windows1252'))
  const texts = read.map(line => (line.kind === 'text' ? line.spans.map(({ text }) => text).join('') : ''))
  expect(texts.join('\n')).toContain(trickyLetters)
  expect(trickyLetters).toContain('äöüßéèçœ€')
})

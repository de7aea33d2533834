import { describe, expect, it } from 'vitest'
import { nextBurst, settle, textsOf, type Press } from '#kiosk/box/burst.ts'
import { meaningsOf } from '#kiosk/register/scanned-meaning.ts'
import type { Product } from '../../core/pricing/price-rate.ts'

/** What a reader's keys say on this computer. A reader sends places of keys; it was set to `reader`'s layout. */
type Layout = 'qwerty' | 'azerty' | 'qwertz'

const moved: Record<Layout, Record<string, string>> = {
  qwerty: {},
  azerty: {
    a: 'KeyQ',
    q: 'KeyA',
    z: 'KeyW',
    w: 'KeyZ',
    m: 'Semicolon',
    '.': 'Shift+Comma',
    '-': 'Digit6',
    _: 'Digit8',
  },
  qwertz: { y: 'KeyZ', z: 'KeyY', '-': 'Slash', _: 'Shift+Slash' },
}
const azertyDigits = 'à&é"\'(§è!ç'

/** Where a reader of that layout finds a character. */
function placeOf(character: string, layout: Layout): { code: string; shift: boolean } {
  const lower = character.toLowerCase()
  const shift = lower !== character
  const place = moved[layout][lower]
  if (place) return { code: place.replace('Shift+', ''), shift: shift || place.startsWith('Shift+') }
  if (/[a-z]/.test(lower)) return { code: `Key${lower.toUpperCase()}`, shift }
  if (/\d/.test(character)) return { code: `Digit${character}`, shift: layout === 'azerty' }
  return {
    '.': { code: 'Period', shift: false },
    '-': { code: 'Minus', shift: false },
    _: { code: 'Minus', shift: true },
  }[character]!
}

/** What a computer of that layout reads from a place. */
function keyAt({ code, shift }: { code: string; shift: boolean }, layout: Layout): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1]
  if (digit && layout === 'azerty' && !shift)
    return digit === '6' ? '-' : digit === '8' ? '_' : azertyDigits[Number(digit)]!
  if (digit) return digit
  const there = Object.entries(moved[layout])
  const sign = there.find(([, place]) => place === (shift ? `Shift+${code}` : code))?.[0]
  const letter = there.find(([character, place]) => place === code && /[a-z]/.test(character))?.[0]
  const plain = letter ?? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
  if (plain) return shift ? plain.toUpperCase() : plain
  return sign ?? { Period: '.', Minus: shift ? '_' : '-' }[code] ?? '?'
}

function scan(text: string, reader: Layout, computer: Layout, gapMs = 8): Press[] {
  return [...text].map((character, at) => {
    const place = placeOf(character, reader)
    return { ...place, key: keyAt(place, computer), atMs: 1000 + at * gapMs }
  })
}

/** All commands that come of presses, and the codes. */
function play(presses: readonly Press[]) {
  const commands: string[] = []
  const codes: string[][] = []
  let held: readonly Press[] = []
  const note = (heard: ReturnType<typeof nextBurst>) => {
    commands.push(...heard.commands.map(({ key }) => key))
    if (heard.scanned) codes.push(textsOf(heard.scanned))
  }
  for (const press of presses) {
    const heard = nextBurst(held, press)
    note(heard)
    if (!heard.taken && press.key !== 'Shift') commands.push(press.key)
    held = heard.held
  }
  note(settle(held))
  return { commands, codes }
}

const enter = (after: readonly Press[], gapMs = 8): Press => ({
  key: 'Enter',
  code: 'Enter',
  shift: false,
  atMs: after.at(-1)!.atMs + gapMs,
})

const layouts: Layout[] = ['qwerty', 'azerty', 'qwertz']
const codes = {
  ticket: 'QCG5CMDJWP',
  voucher: '3MX48Z8GRRFM',
  product: '5449000000996',
  signed: 'FOYER1.qcg5cmdjwp.s-1.seat-1.box-1.aB3_xYzAMqw-9',
}

describe('a scanned code at the register', () => {
  it.each(layouts.flatMap(reader => layouts.map(computer => [reader, computer] as const)))(
    'is never a command, and is read on a %s reader at a %s computer',
    (reader, computer) => {
      for (const text of Object.values(codes)) {
        // A reader set to another layout than the American one is set to the computer's: that is what the setting is for.
        if (reader !== 'qwerty' && reader !== computer) continue
        const presses = scan(text, reader, computer)
        const { commands, codes: read } = play([...presses, enter(presses)])
        expect(commands).toEqual([])
        expect(read).toHaveLength(1)
        expect(read[0]).toContain(text)
      }
    },
  )

  it('is recognised without an Enter at its end, and two codes in a row are two', () => {
    const first = scan(codes.product, 'qwerty', 'qwerty')
    const second = scan(codes.ticket, 'qwerty', 'qwerty').map(press => ({ ...press, atMs: press.atMs + 900 }))
    expect(play([...first, ...second])).toEqual({
      commands: [],
      codes: [[codes.product], [codes.ticket, codes.ticket]].map(texts => [...new Set(texts)]),
    })
  })

  it('is told from a person who presses keys, however fast, one after the other', () => {
    const typed = scan('qqp', 'qwerty', 'qwerty', 70)
    expect(play([...typed, enter(typed, 90)])).toEqual({ commands: ['q', 'q', 'p', 'Enter'], codes: [] })
    const rolled = scan('12', 'qwerty', 'qwerty', 20)
    expect(play([...rolled, enter(rolled, 20)])).toEqual({ commands: ['1', '2', 'Enter'], codes: [] })
  })

  it('goes on through the Shift keys a reader presses for capitals', () => {
    const shift = (atMs: number): Press => ({ key: 'Shift', code: 'ShiftLeft', shift: true, atMs })
    const presses = scan('ABCDEF', 'qwerty', 'qwerty').flatMap(press => [shift(press.atMs - 1), press])
    expect(play([...presses, enter(presses)])).toEqual({ commands: [], codes: [['ABCDEF']] })
  })
})

describe('what a scanned code is for', () => {
  const cola = { id: 'cola', barcode: codes.product, deleted: false } as Product
  const gone = { id: 'gone', barcode: '4011100091108', deleted: true } as Product

  it('is told by its form: a product, a ticket, a voucher', () => {
    expect(meaningsOf([codes.product], [cola])[0]).toEqual({ is: 'product', product: cola })
    expect(meaningsOf([codes.ticket], [cola])).toEqual([{ is: 'ticket', code: 'qcg5cmdjwp' }])
    expect(meaningsOf(['QCG5C-MDJWP'], [cola])).toEqual([{ is: 'ticket', code: 'qcg5cmdjwp' }])
    expect(meaningsOf([codes.signed], [cola])).toEqual([{ is: 'ticket', code: 'qcg5cmdjwp' }])
    expect(meaningsOf([codes.voucher], [cola])).toEqual([{ is: 'voucher', code: '3mx48z8grrfm' }])
  })

  it('is nothing where nobody knows it, also a product that is no longer sold', () => {
    expect(meaningsOf(['https://example.org/menu', '12345678'], [cola, gone])).toEqual([])
    expect(meaningsOf([gone.barcode!], [cola, gone])).toEqual([])
  })

  it('is tried both ways where two layouts read two codes', () => {
    const presses = scan('YZCG5CMDJP', 'qwerty', 'qwertz')
    expect(meaningsOf(textsOf(presses), [])).toContainEqual({ is: 'ticket', code: 'yzcg5cmdjp' })
  })
})

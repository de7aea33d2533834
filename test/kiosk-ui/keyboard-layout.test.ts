import { describe, expect, it } from 'vitest'
import { keyName } from '#kiosk/box/keyboard.ts'
import { learnt, printedOn, type KeyboardLayout } from '#kiosk/box/keyboard-layout.ts'
import { keys } from '#kiosk/register/keys.ts'

/** The rows of letter keys of real keyboards, from left to right, by the place of each key. */
const rows: Record<KeyboardLayout, { top: string; home: string }> = {
  qwerty: { top: 'QWERTYUI', home: 'ASDFGHJKL' },
  azerty: { top: 'AZERTYUI', home: 'QSDFGHJKL' },
  qwertz: { top: 'QWERTZUI', home: 'ASDFGHJKL' },
}
const layouts = Object.keys(rows) as KeyboardLayout[]

describe('key caps', () => {
  it.each(layouts)('lie in a row on %s, as they are printed there', layout => {
    expect(keys.rates.map(key => printedOn(layout, key)).join('')).toBe(rows[layout].top)
    expect(keys.products.map(key => printedOn(layout, key)).join('')).toBe(rows[layout].home)
  })

  it('mean the key at that place, whatever it types', () => {
    expect(keyName({ code: 'KeyQ', key: 'a', shiftKey: false })).toBe('Q')
    expect(keyName({ code: 'KeyY', key: 'z', shiftKey: false })).toBe('Y')
    expect(keyName({ code: 'KeyL', key: 'L', shiftKey: true })).toBe('⇧L')
  })

  it('never print one letter on two keys', () => {
    for (const layout of layouts) {
      const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(letter => printedOn(layout, letter))
      expect(new Set(letters).size).toBe(26)
    }
  })
})

describe('the layout', () => {
  it.each([
    ['qwerty', 'KeyQ', 'a', 'azerty'],
    ['qwerty', 'KeyZ', 'w', 'azerty'],
    ['qwerty', 'KeyY', 'z', 'qwertz'],
    ['azerty', 'KeyY', 'z', 'qwertz'],
    ['azerty', 'KeyA', 'a', 'qwerty'],
    ['qwertz', 'KeyY', 'Y', 'qwerty'],
  ] as const)('was taken for %s, and %s that types %s says %s', (before, code, key, after) => {
    expect(learnt(before, { code, key })).toBe(after)
  })

  it.each([
    ['KeyE', 'e'],
    ['Digit1', '&'],
    ['F9', 'F9'],
    ['KeyQ', '@'],
  ])('stays as it is after %s that types %s', (code, key) => {
    for (const layout of layouts) expect(learnt(layout, { code, key })).toBe(layout)
  })
})

import { describe, expect, it } from 'vitest'
import { switchKeys } from '#kiosk/box/device-keys.ts'
import { keyName } from '#kiosk/box/keyboard.ts'
import { keys } from '#kiosk/register/keys.ts'

describe('the keys of the register', () => {
  it('mean one thing each', () => {
    const all = [...Object.values(keys).flat(), ...Object.values(switchKeys)]
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([])
  })

  it('are heard as they are printed', () => {
    const press = (key: string, code: string, shiftKey = false) => keyName({ key, code, shiftKey })
    expect(press('q', 'KeyQ')).toBe('Q')
    expect(press('L', 'KeyL', true)).toBe('⇧L')
    expect(press('F9', 'F9')).toBe('F9')
    expect(press('Delete', 'Delete')).toBe('Del')
    expect(press('Enter', 'NumpadEnter')).toBe('↵')
  })

  it('move money only where a barcode reader cannot type: by no letter and no digit', () => {
    for (const key of [keys.cash, keys.card, keys.otherAmount, ...keys.tenders])
      expect(key).toMatch(/^⇧?F\d+$/)
    expect(keyName({ key: 'F2', code: 'F2', shiftKey: true })).toBe('⇧F2')
  })

  it('find a digit on a Belgian keyboard, whose top row says something else', () => {
    expect(keyName({ key: '&', code: 'Digit1', shiftKey: false })).toBe('1')
    expect(keyName({ key: '1', code: 'Digit1', shiftKey: true })).toBe('⇧1')
    expect(keyName({ key: '7', code: 'Numpad7', shiftKey: false })).toBe('7')
  })
})

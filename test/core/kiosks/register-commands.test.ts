import { expect, test } from 'vitest'
import { commandSheetDocument } from '#core/documents/command-sheet.ts'
import { locales } from '#core/i18n/locale.ts'
import { registerCommands } from '#core/kiosks/register-command-names.ts'
import { readCommand, writeCommand } from '#core/kiosks/register-commands.ts'

const sheet = { secret: 'the box’s', cinemaId: 'cinema-1', sheet: 3 }
const nowMs = Date.parse('2026-11-21T18:00:00Z')

test('each code of the sheet says its command, for years', () => {
  for (const command of registerCommands) {
    const code = writeCommand(sheet, command)
    expect(readCommand(sheet, code, nowMs)).toBe(command)
    expect(readCommand(sheet, code, nowMs + 20 * 365 * 86_400_000)).toBe(command)
  }
})

test('a code of another box, another cinema, another sheet or of somebody’s own making says nothing', () => {
  const code = writeCommand(sheet, 'cash')
  const others = [
    { ...sheet, secret: 'a guest’s' },
    { ...sheet, cinemaId: 'cinema-2' },
    { ...sheet, sheet: 4 },
    { ...sheet, sheet: 0 },
  ]
  for (const other of others) {
    expect(readCommand(other, code, nowMs)).toBeUndefined()
    expect(readCommand(sheet, writeCommand(other, 'cash'), nowMs)).toBeUndefined()
  }
  const none = { ...sheet, sheet: 0 }
  expect(readCommand(none, writeCommand(none, 'cash'), nowMs)).toBeUndefined()
  const [mark, text, mac] = code.split('.')
  const card = Buffer.from(JSON.stringify([Number.MAX_SAFE_INTEGER, 'card'])).toString('base64url')
  for (const wrong of [`${mark}.${card}.${mac}`, `${mark}.${text}`, 'FOYERDO1.cash', 'cash', ''])
    expect(readCommand(sheet, wrong, nowMs)).toBeUndefined()
})

test('the sheet names every command beside its code, in every language', () => {
  for (const locale of locales) {
    const codeOf = (command: (typeof registerCommands)[number]) => writeCommand(sheet, command)
    const { lines } = commandSheetDocument({ cinemaName: 'Small Cinema', sheet: 3, codeOf }, locale)
    const codes = lines.flatMap(line => (line.kind === 'qr' ? line.content : []))
    expect(codes.map(code => readCommand(sheet, code, nowMs))).toEqual([...registerCommands])
    const names = lines.flatMap(line => (line.kind === 'text' && line.size === 'tall' ? line.text : []))
    expect([names.length, new Set(names).size]).toEqual([registerCommands.length, registerCommands.length])
    expect(names.every(name => name && !name.includes('{'))).toBe(true)
  }
})

import { expect, test } from 'vitest'
import { conditionOf } from '#box/drivers/printer/status.ts'
import { conditionWord } from '#relay/portal/health/device-words.ts'
import { en } from '#relay/portal/words/en.ts'

const well = { printer: 0, offlineCause: 0, errorCause: 0, roll: 0 }

test('whatever an ESC/POS printer can say of itself has a word on the health page', () => {
  const bytes = [0, 0x04, 0x08, 0x0c, 0x20, 0x2c, 0x40, 0x60]
  const conditions = new Set(
    (['printer', 'offlineCause', 'errorCause', 'roll'] as const).flatMap(part =>
      bytes.map(byte => conditionOf({ ...well, [part]: byte })),
    ),
  )
  expect(conditions).toContain('others')
  for (const condition of conditions) {
    const { word } = conditionWord({ kind: 'printer', name: 'Printer', condition })
    expect(word && en[word as keyof typeof en], condition).toBeTruthy()
  }
})

import { expect, test } from 'vitest'
import {
  closingOf,
  lineSentence,
  lineTroubles,
  troubled,
  troubleOfClosing,
} from '#core/devices/line-trouble.ts'

test('a box reads why its relay closed the line, and keeps what another version says as it is', () => {
  expect(troubleOfClosing(closingOf('box_unknown', 'not enrolled'))).toEqual(troubled('box_unknown'))
  expect(troubleOfClosing('box_of_tomorrow: no')).toEqual(
    troubled('refused', { reason: 'box_of_tomorrow: no' }),
  )
})

test('the health page has a sentence for each, with what it names', () => {
  for (const code of lineTroubles) expect(lineSentence(troubled(code, {}))).not.toMatch(/{{|undefined/)
  const sentence = lineSentence(troubled('protocol_differs', { theirs: 2, ours: 1 }))
  expect(sentence).toBe('The other side has version 2, this one 1: update the older one.')
})

import { expect, test } from 'vitest'
import { readSignedText, signText } from '#core/access/signed-text.ts'

const signed = { secret: 'a secret', purpose: 'a test' }

test('a signed text says what it said, until its end, to who signed it', () => {
  const text = signText(signed, ['anna', 7], 1000)
  expect(readSignedText(signed, text, 999)).toEqual(['anna', 7])
  expect(readSignedText(signed, text, 1000)).toBeUndefined()
  expect(readSignedText({ ...signed, secret: 'another' }, text, 999)).toBeUndefined()
  expect(readSignedText({ ...signed, purpose: 'something else' }, text, 999)).toBeUndefined()
})

test('a signed text that was changed or never signed says nothing', () => {
  const text = signText(signed, ['anna'], 1000)
  const [said = '', mac = ''] = text.split('.')
  const later = Buffer.from(JSON.stringify([9e15, 'anna'])).toString('base64url')
  const nonsense = ['', '.', 'x', `${said}.`, `${later}.${mac}`, `${text}.more`, `${text}x`, `e30.${mac}`]
  expect(nonsense.map(each => readSignedText(signed, each, 999))).toEqual(nonsense.map(() => undefined))
})

test('a signed text ends with what it depends on', () => {
  const text = signText(signed, ['anna'], 1000, ['monday'])
  expect(readSignedText(signed, text, 999, () => ['monday'])).toEqual(['anna'])
  expect(readSignedText(signed, text, 999, () => ['tuesday'])).toBeUndefined()
  expect(readSignedText(signed, text, 999, () => undefined)).toBeUndefined()
  expect(readSignedText(signed, text, 999)).toBeUndefined()
})

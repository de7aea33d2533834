import { expect, test } from 'vitest'
import { isRecoveryCode, makeRecoveryCodes, recoveryCodeHash } from '#core/people/recovery-codes.ts'
import { codeOf, endOfStep, keyAddress, stepAt, stepOfCode, toBase32 } from '#core/people/totp.ts'

/** The key of the vectors in RFC 4226, appendix D, and RFC 6238, appendix B. */
const key = Buffer.from('12345678901234567890')

test('the codes are those of RFC 4226', () => {
  const codes = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ')
  expect(codes.map((_, step) => codeOf(key, step))).toEqual(codes)
})

test('the codes at a time are those of RFC 6238', () => {
  const vectors: [seconds: number, code: string][] = [
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ]
  expect(vectors.map(([seconds]) => codeOf(key, stepAt(seconds * 1000), 8))).toEqual(
    vectors.map(([, code]) => code),
  )
})

test('a code counts for its own thirty seconds and those beside them, and no longer', () => {
  const nowMs = 1_763_900_000_000
  const step = stepAt(nowMs)
  const counts = (away: number) => stepOfCode(key, codeOf(key, step + away), nowMs)
  expect([-2, -1, 0, 1, 2].map(counts)).toEqual([undefined, step - 1, step, step + 1, undefined])
  expect(stepOfCode(key, codeOf(key, step), endOfStep(step) - 1)).toBe(step)
  expect(stepOfCode(key, codeOf(key, step), endOfStep(step))).toBeUndefined()
  expect(stepOfCode(key, codeOf(key, step).slice(1), nowMs)).toBeUndefined()
  expect(stepOfCode(key, '', nowMs)).toBeUndefined()
})

test('an app is told the key as RFC 4648 writes it, and whose it is', () => {
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map(text => toBase32(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ])
  const address = new URL(keyAddress(key, 'Ciné: Été', 'claire@melusine.example'))
  expect(decodeURIComponent(address.pathname)).toBe('/Ciné Été:claire@melusine.example')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Ciné Été',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

test('recovery codes are all different, and read however they are typed', () => {
  let drawn = 0
  const codes = makeRecoveryCodes(bytes => new Uint8Array(bytes).map(() => (drawn += 37)))
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/)
  const [code = ''] = codes
  expect(recoveryCodeHash(` ${code.toUpperCase().replaceAll('-', ' ')}`)).toBe(recoveryCodeHash(code))
  expect([code, '123456', 'abc'].map(isRecoveryCode)).toEqual([true, false, false])
})

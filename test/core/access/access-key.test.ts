import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { billIdOf, openKey, paymentIdOf, paymentNameOf, sealKey } from '#core/access/access-key.ts'

const secret = 'the exhibitor’s secret'

test('a key opens one bill, the same one on every node and after every restart, and no id leads back to it', () => {
  const keys = Array.from({ length: 200 }, () => randomUUID())
  const ids = keys.map(billIdOf)
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true)
  expect(new Set([...keys, ...ids]).size).toBe(400)
  expect(billIdOf('0f7dd8d2-3d34-4a7e-9d30-7f0d0a4f6f01')).toBe('2b4f6ae0-4310-8fbe-be38-268aa48f682f')
  // An id that is used as a key opens another bill, which nobody has.
  expect(ids).not.toContain(billIdOf(ids[0]!))
})

test('a key is the same in capital letters, as some mail programs write links', () => {
  const key = randomUUID()
  expect(billIdOf(key.toUpperCase())).toBe(billIdOf(key))
})

test('a payment is named by its buyer with the key, and known to the exhibitor by the bill', () => {
  const key = randomUUID()
  const paymentId = `${billIdOf(key)}-12`
  expect(paymentNameOf(key, paymentId)).toBe(`${key}-12`)
  expect(paymentIdOf(`${key}-12`)).toBe(paymentId)
  expect(paymentIdOf(paymentId)).not.toBe(paymentId)
  for (const nonsense of ['', '-1', 'none', `${key}-`, `${key}-1-2`, `${key}-99999`])
    expect(paymentIdOf(nonsense)).not.toBe(paymentId)
})

test('what a bill keeps of its key can be read with the exhibitor’s secret alone', () => {
  const key = randomUUID()
  const sealed = sealKey(secret, key)
  expect(openKey(secret, billIdOf(key), sealed)).toBe(key)
  expect(openKey('another secret', billIdOf(key), sealed)).toBeUndefined()
  expect(openKey(secret, billIdOf(randomUUID()), sealed)).toBeUndefined()
  for (const broken of ['', 'zz', sealed.slice(2), randomBytes(16).toString('hex')])
    expect(openKey(secret, billIdOf(key), broken), broken).toBeUndefined()
  expect(sealed).not.toContain(key.replaceAll('-', '').slice(0, 8))
})

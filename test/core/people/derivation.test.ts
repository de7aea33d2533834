import { expect, test } from 'vitest'
import { derivations } from '#core/people/derivation.ts'
import { hashSecret, secretMatches } from '#core/people/secrets.ts'
import { Refusal } from '#core/refusal.ts'

test('of a crowd that signs in at once one is looked at at a time, twenty wait, and the rest is told to come back', async () => {
  const stored = await hashSecret('1234')
  const before = derivations().made
  const tries = Array.from({ length: 200 }, () => secretMatches('0000', stored).catch(cause => cause))
  expect(derivations().waiting).toBe(20)
  const answers = await Promise.all(tries)
  expect(answers.filter(answer => answer === false)).toHaveLength(21)
  for (const refused of answers.filter(answer => answer !== false)) {
    expect(refused).toBeInstanceOf(Refusal)
    expect((refused as Refusal).code).toBe('too_many_requests')
  }
  expect(derivations().made - before).toBe(21)
})

test('where strangers crowd the door, a register that is known still has its place', async () => {
  const stored = await hashSecret('1234')
  const crowd = Array.from({ length: 50 }, () => secretMatches('0000', stored).catch(() => undefined))
  expect(await secretMatches('1234', stored, 'known')).toBe(true)
  await Promise.all(crowd)
})

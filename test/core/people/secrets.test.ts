import { expect, test } from 'vitest'
import { hashSecret, secretMatches, tokenHash } from '#core/people/secrets.ts'

test('a PIN is known again and nothing else is', async () => {
  const stored = await hashSecret('1234')
  expect(await secretMatches('1234', stored)).toBe(true)
  for (const wrong of ['1235', '12345', '123', '', ' 1234'])
    expect(await secretMatches(wrong, stored)).toBe(false)
})

test('two people with the same PIN have different hashes, and neither shows it', async () => {
  const [one, two] = [await hashSecret('1234'), await hashSecret('1234')]
  expect(one).not.toBe(two)
  expect(one).toMatch(/^argon2id\$[\w-]{22}\$[\w-]{43}$/)
  expect(one).not.toContain('1234')
})

test.each([undefined, '', 'argon2id', 'argon2id$AAAAAAAAAAAAAAAAAAAAAA$'])(
  'nobody gets in where the stored hash is %j',
  async stored => {
    expect(await secretMatches('1234', stored)).toBe(false)
    expect(await secretMatches('', stored)).toBe(false)
  },
)

test('letters of all languages count as they are typed', async () => {
  const stored = await hashSecret('Kinosäule ß 電影')
  expect(await secretMatches('Kinosäule ß 電影', stored)).toBe(true)
  expect(await secretMatches('Kinosaule ß 電影', stored)).toBe(false)
})

test('whoever reads the list of sessions cannot use one', () => {
  expect(tokenHash('a session token')).toHaveLength(43)
  expect(tokenHash('a session token')).not.toBe(tokenHash('another session token'))
})

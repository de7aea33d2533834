import { expect, test } from 'vitest'
import { readBoxConfig } from '#box/config.ts'

const read = (change: Record<string, string>) => readBoxConfig({ FOYER_DATA: '/var/lib/foyer', ...change })

test.each([
  [{ FOYER_RELAY: 'http://cinema.example' }],
  [{ FOYER_RELAY: 'http://192.168.1.5:8080' }],
  [{ FOYER_RELAY: 'http://localhost.example' }],
  [{ FOYER_RELAY: 'https://cinema.example', FOYER_RELAY_CONNECT: 'http://10.0.0.7' }],
])('a box does not call its relay where anybody on the way could read along: %o', change => {
  expect(() => read(change)).toThrow(/FOYER_INSECURE_RELAY=yes/)
  expect(read({ ...change, FOYER_INSECURE_RELAY: 'yes' }).FOYER_RELAY).toBe(change.FOYER_RELAY)
})

test.each([
  'https://cinema.example',
  'http://localhost:8080',
  'http://oesling.localhost:1',
  'http://127.0.0.1',
  'http://[::1]:9',
])('a relay at %s needs no word', FOYER_RELAY => {
  expect(read({ FOYER_RELAY }).FOYER_RELAY).toBe(FOYER_RELAY)
})

test('the word is yes and nothing else', () => {
  expect(() => read({ FOYER_RELAY: 'https://cinema.example', FOYER_INSECURE_RELAY: 'maybe' })).toThrow(
    'The setting FOYER_INSECURE_RELAY is "maybe", but it must be yes, or not set at all.',
  )
})

import { expect, test } from 'vitest'
import { isBoxHost } from '#core/api/box-hosts.ts'

test.each([
  '192.168.1.7:8081',
  '[fd00::2]:8081',
  'localhost:8081',
  'cinebox-a1b2c3.local',
  'box.cinema.example',
])('a box answers under %s', host => {
  expect(isBoxHost(host, ['box.cinema.example'])).toBe(true)
})

test.each([
  'rebind.attacker.example:8081',
  'localhost.attacker.example',
  '192.168.1.7.nip.io',
  '',
  undefined,
])('a box does not answer under %s, to which a page of the internet can lead it', host => {
  expect(isBoxHost(host, ['box.cinema.example'])).toBe(false)
})

import { expect, test } from 'vitest'
import { isFitHost, isFitShortName, publicUrlOf, shortNameOf } from '#core/founding/names.ts'

test('a short name is made of any trade name, and is one that may be kept', () => {
  expect(shortNameOf('Kino Größenwahn')).toBe('kino-grossenwahn')
  expect(shortNameOf(' Le Méliès & Cie. ')).toBe('le-melies-cie')
  expect(shortNameOf('映画館')).toBe('')
  expect(shortNameOf('x'.repeat(39) + ' y')).toBe('x'.repeat(39))
  expect(isFitShortName(shortNameOf('Filmhaus Ösling'))).toBe(true)
})

test('reserved, short, long and strange short names are none', () => {
  for (const name of ['mirror', 'api', 'ab', '', 'a--b', '-ab', 'Kino', 'kino/x', '..', 'x'.repeat(41)])
    expect([name, isFitShortName(name)]).toEqual([name, false])
})

test('host names are as in RFC 1123', () => {
  for (const host of ['kino.example', 'localhost', '192.168.1.5', 'xn--kin-fla.example'])
    expect([host, isFitHost(host)]).toEqual([host, true])
  for (const host of ['', 'kino.', 'kino example', 'kino:80', 'https://kino', 'Kino', `${'x'.repeat(64)}.lu`])
    expect([host, isFitHost(host)]).toEqual([host, false])
})

test('the public address is https, but for the very machine it was opened at', () => {
  expect(publicUrlOf('kino.example', 'http://localhost:8080')).toBe('https://kino.example')
  expect(publicUrlOf('nord.localhost', 'http://localhost:8080')).toBe('http://nord.localhost:8080')
  expect(publicUrlOf('192.168.1.5', 'http://192.168.1.5:8080')).toBe('http://192.168.1.5:8080')
  expect(publicUrlOf('kino.example', 'https://kino.example')).toBe('https://kino.example')
})

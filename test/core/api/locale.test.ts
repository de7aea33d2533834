import type { Request } from 'express'
import { expect, test } from 'vitest'
import { localeOf } from '#core/api/mount.ts'

const asking = (headers: Record<string, string>) =>
  ({ get: (name: string) => headers[name] }) as unknown as Request

test.each([
  ['the page says nl-BE', { 'x-locale': 'nl-BE' }, 'nl'],
  ['the browser says nl-BE', { 'accept-language': 'nl-BE,nl;q=0.9,en;q=0.8' }, 'nl'],
  ['the page says de_LU', { 'x-locale': 'de_LU', 'accept-language': 'fr' }, 'de'],
  ['the browser wants Italian, then Swiss French', { 'accept-language': 'it, fr-CH' }, 'fr'],
  ['nobody says anything', {}, 'en'],
])('a language is known by its whole name: %s', (_, headers, locale) => {
  expect(localeOf(asking(headers as Record<string, string>))).toBe(locale)
})

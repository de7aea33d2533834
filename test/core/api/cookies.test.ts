import { expect, test } from 'vitest'
import { cookieOf } from '#core/api/cookies.ts'

const asked = (cookie: string, secure = false) => ({ headers: { cookie }, secure })

test('a cookie is found by its whole name, and the first of two counts', () => {
  const request = asked('foyer_session_old=a; foyer_session=b; foyer_session=c')
  expect(cookieOf(request, 'foyer_session')).toBe('b')
  expect(cookieOf(request, 'session')).toBeUndefined()
})

test('a guarded cookie goes before a plain one, which counts on plain http alone', () => {
  expect(cookieOf(asked('x=plain; __Host-x=guarded'), 'x')).toBe('guarded')
  expect(cookieOf(asked('x=plain'), 'x')).toBe('plain')
  expect(cookieOf(asked('x=plain', true), 'x')).toBeUndefined()
})

test('what is encoded is decoded, and what cannot be is no cookie', () => {
  expect(cookieOf(asked('x=a%20b'), 'x')).toBe('a b')
  expect(cookieOf(asked('x=%E0%A4%A'), 'x')).toBeUndefined()
})

test('a header that changed after it was read is read anew', () => {
  const request = asked('x=first')
  expect(cookieOf(request, 'x')).toBe('first')
  request.headers.cookie = 'x=second'
  expect(cookieOf(request, 'x')).toBe('second')
})

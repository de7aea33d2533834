import type { Request, Response } from 'express'

/** Foyer's cookies: their names and attributes. */

type Asked = { headers: { cookie?: string | undefined }; secure?: boolean }

/**
 * The name of a cookie that browsers accept only from this host, by https and for all paths: a sibling host cannot
 * set it. On plain http, as on the cinema's own network, browsers refuse such a name.
 */
const guarded = (name: string) => `__Host-${name}`

/**
 * One cookie's value, or undefined. By https only the guarded one counts; where there is a guarded one, no other
 * does.
 */
export function cookieOf(request: Asked, name: string): string | undefined {
  return valueOf(request, guarded(name)) ?? (request.secure ? undefined : valueOf(request, name))
}

/** Sets a cookie; it lasts until the browser is closed when no lifetime is given. */
export function giveCookie(
  request: Request,
  response: Response,
  cookie: { name: string; value: string; maxAgeMs?: number },
): void {
  const { secure } = request
  response.cookie(secure ? guarded(cookie.name) : cookie.name, cookie.value, {
    ...rights(secure),
    ...(cookie.maxAgeMs === undefined ? {} : { maxAge: cookie.maxAgeMs }),
  })
}

/** Deletes a cookie. */
export function takeCookie(request: Request, response: Response, name: string): void {
  response.clearCookie(request.secure ? guarded(name) : name, rights(request.secure))
}

const rights = (secure: boolean) => ({ httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const

/** The header a request came with, and its cookies by name, still encoded. */
const readBefore = new WeakMap<object, { header: string; values: ReadonlyMap<string, string> }>()

/** A call asks for six cookies or more: its header is taken apart once. Of two with one name the first counts. */
function valuesOf({ headers }: Asked): ReadonlyMap<string, string> {
  const header = headers.cookie ?? ''
  const before = readBefore.get(headers)
  if (before?.header === header) return before.values
  const values = new Map<string, string>()
  for (const part of header.split(';')) {
    const [key = '', value = ''] = part.split('=')
    const name = key.trim()
    if (!values.has(name)) values.set(name, value.trim())
  }
  readBefore.set(headers, { header, values })
  return values
}

function valueOf(request: Asked, name: string): string | undefined {
  const value = valuesOf(request).get(name)
  return value?.includes('%') ? decoded(value) : value
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

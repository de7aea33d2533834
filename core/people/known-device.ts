import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'
import { cookieOf, giveCookie } from '../api/cookies.ts'
import { tokenHash } from './secrets.ts'

/**
 * A browser somebody has signed in with before: guessers elsewhere cannot keep it out. Its cookie is signed instead of
 * kept, so it costs no row, and says whose first sign-in made it, so that nobody gains tries by collecting cookies.
 */

const deviceCookie = 'foyer_device'
const deviceLifetimeMs = 365 * 86_400_000

export type KnownDevice = { id: string; maker: string }

type Asked = { headers: { cookie?: string | undefined } }

/** The known device a request comes from, or undefined for a stranger's browser and a cookie not made here. */
export function knownDevice(request: Asked, secret: string): KnownDevice | undefined {
  const [id = '', maker = '', given = ''] = (cookieOf(request, deviceCookie) ?? '').split('.')
  const [one, other] = [Buffer.from(mac(secret, id, maker)), Buffer.from(given)]
  return id && one.length === other.length && timingSafeEqual(one, other) ? { id, maker } : undefined
}

/** Makes this browser a known one after a right sign-in; a browser that is known stays who it is. */
export function knowDevice(request: Request, response: Response, secret: string, employeeId: string): void {
  if (knownDevice(request, secret)) return
  const id = randomBytes(12).toString('base64url')
  const maker = tokenHash(employeeId).slice(0, 12)
  const value = `${id}.${maker}.${mac(secret, id, maker)}`
  giveCookie(request, response, { name: deviceCookie, value, maxAgeMs: deviceLifetimeMs })
}

function mac(secret: string, id: string, maker: string): string {
  return createHmac('sha256', secret).update(`device ${id} ${maker}`).digest('base64url')
}

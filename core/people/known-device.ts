import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'
import { cookieOf, giveCookie } from '../api/cookies.ts'
import { tokenHash } from './secrets.ts'

/**
 * A browser an employee has signed in with before: attackers elsewhere cannot lock it out. Its cookie is signed rather
 * than stored, so it needs no row. It names who first signed in there, so that collecting cookies gives nobody more
 * attempts.
 */

const deviceCookie = 'foyer_device'
const deviceLifetimeMs = 365 * 86_400_000

export type KnownDevice = { id: string; maker: string }

type Asked = { headers: { cookie?: string | undefined } }

/** The known device a request comes from, or undefined for an unknown browser or a cookie not made here. */
export function knownDevice(request: Asked, secret: string): KnownDevice | undefined {
  const [id = '', maker = '', given = ''] = (cookieOf(request, deviceCookie) ?? '').split('.')
  const [one, other] = [Buffer.from(mac(secret, id, maker)), Buffer.from(given)]
  return id && one.length === other.length && timingSafeEqual(one, other) ? { id, maker } : undefined
}

/** Makes this browser a known one after a right sign-in; a known browser keeps its id. */
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

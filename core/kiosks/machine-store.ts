import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Request, Response } from 'express'
import { cookieOf, giveCookie } from '../api/cookies.ts'
import type { Tenant } from '../api/tenant.ts'
import type { Entry } from '../journal/entry-fields.ts'
import { tokensOf } from './store.ts'

/**
 * The machine a page runs on, by a cookie only the box can make and no script can read: its id, a token, and a proof
 * that the id was given to it. The box keeps nothing of a machine until a manager lets it in; then a fact holds the
 * token's hash.
 */

const kioskCookie = 'foyer_kiosk'
const tenYearsMs = 10 * 365 * 86_400_000

type Device = Entry<'device'>

export type Machine = {
  uid: string
  tokenHash: string
  /** The device it was last let in as, whether or not it still may work as it. */
  device: Device | undefined
  /** `unknown` has to ask to be let in, `blocked` may not even ask. */
  access: 'active' | 'unknown' | 'blocked'
}

type Asked = { headers: { cookie?: string | undefined }; secure?: boolean }

/** The machine of a request; undefined for one without a cookie made here, or with somebody else's id. */
export function machineOf(request: Asked, { node, secret }: Pick<Tenant, 'node' | 'secret'>) {
  const [uid = '', token = '', proof = ''] = (cookieOf(request, kioskCookie) ?? '').split('.')
  if (!uid || !token) return undefined
  const tokenHash = hash('sha256', token, 'base64url')
  const rows = tokensOf(node.db, uid)
  const holds = (row: { tokenHash: string }) => same(row.tokenHash, tokenHash)
  // A box that took the place of another cannot check proofs, but knows the tokens of those that were let in; asked
  // first, since it costs less and is true of every machine at work.
  if (!rows.some(holds) && !same(proof, proofOf(secret, uid))) return undefined
  const devices = rows.flatMap(row => {
    const device = node.catalogue.get('device', row.deviceId)
    return device && !device.deleted && device.cinemaId === node.identity.cinemaId
      ? [{ device, holds: holds(row) }]
      : []
  })
  const blocked = devices.find(({ device }) => device.status === 'blocked')
  const active = devices.find(each => each.holds && each.device.status === 'active')
  const machine: Machine = {
    uid,
    tokenHash,
    device: (blocked ?? active ?? devices[0])?.device,
    access: blocked ? 'blocked' : active ? 'active' : 'unknown',
  }
  return machine
}

/** The device that a request comes from, while it may work here. */
export function activeDevice(request: Asked, tenant: Pick<Tenant, 'node' | 'secret'>): Device | undefined {
  const machine = machineOf(request, tenant)
  return machine?.access === 'active' ? machine.device : undefined
}

/**
 * Gives a machine its id, or a known one a new token, and returns what it is from now on.
 *
 * @param uid the machine's own, when it is known
 */
export function nameMachine(request: Request, response: Response, secret: string, uid = newUid()) {
  const token = randomBytes(24).toString('base64url')
  const value = `${uid}.${token}.${proofOf(secret, uid)}`
  giveCookie(request, response, { name: kioskCookie, value, maxAgeMs: tenYearsMs })
  return { uid, tokenHash: hash('sha256', token, 'base64url') }
}

/** Letters and digits that nobody confuses. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The code on a waiting machine's screen. Only the box can make it, so nobody can look for one like another's. */
export function codeOf(secret: string, { uid, tokenHash }: Pick<Machine, 'uid' | 'tokenHash'>): string {
  const bytes = createHmac('sha256', secret).update(`code ${uid} ${tokenHash}`).digest()
  const code = Array.from({ length: 6 }, (_, at) => letters[bytes.readUInt32BE(at * 4) % letters.length])
  return `${code.slice(0, 3).join('')}-${code.slice(3).join('')}`
}

function newUid(): string {
  return randomBytes(12).toString('hex')
}

function proofOf(secret: string, uid: string): string {
  return createHmac('sha256', secret).update(`kiosk ${uid}`).digest('base64url')
}

function same(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

import type { webcrypto } from 'node:crypto'
import * as z from 'zod'
import { ProviderTrouble, type SignedMessage } from '../../provider.ts'
import { headerOfJws, isSignedBy } from '../../signed-request.ts'
import { bancontactAddresses, claim, claims, type BancontactSettings } from './bancontact-http.ts'
import { read } from './bancontact-shapes.ts'

/** How long its keys are believed, and how soon they are asked for again where one is not among them. */
const keysMs = { kept: 12 * 3_600_000, again: 60_000 }
/** It sends a message again for a day where it had no answer; clocks may differ by some minutes. */
const oldestMs = 25 * 3_600_000
const newestMs = 5 * 60_000
const timeoutMs = 10_000

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string() })).max(100) })
type Keys = { atMs: number; byName: ReadonlyMap<string, webcrypto.JsonWebKey> }

/**
 * Whether a message to an account's address is Bancontact Pro's: signed by one of its keys, for this account and this
 * address, and not older than it sends messages again. Its keys are read where it publishes them. A message that was sent
 * again is believed again: it is a hint, and the payment it names is asked for, at most every two seconds.
 */
export function openBancontactCallbacks() {
  const known = new Map<string, Keys>()
  const asking = new Map<string, Promise<Keys>>()

  async function fetched(address: string): Promise<Keys> {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
      if (!answer.ok) throw new ProviderTrouble(`Bancontact Pro’s keys answered ${answer.status}`)
      const { keys } = read(await answer.json(), keySet)
      const now: Keys = {
        atMs: performance.now(),
        byName: new Map(keys.map(key => [key.kid, key as unknown as webcrypto.JsonWebKey])),
      }
      known.set(address, now)
      return now
    } catch (cause) {
      if (cause instanceof ProviderTrouble) throw cause
      throw new ProviderTrouble(`Bancontact Pro’s keys cannot be read: ${String(cause)}`)
    }
  }

  function ask(address: string): Promise<Keys> {
    let asked = asking.get(address)
    if (!asked) {
      asked = fetched(address).finally(() => asking.delete(address))
      asking.set(address, asked)
    }
    return asked
  }

  async function keyOf(address: string, name: string): Promise<webcrypto.JsonWebKey | undefined> {
    const now = known.get(address)
    const age = now ? performance.now() - now.atMs : Infinity
    const key = age < keysMs.kept ? now?.byName.get(name) : undefined
    if (key || age < keysMs.again) return key
    return (await ask(address)).byName.get(name)
  }

  return async (
    settings: BancontactSettings,
    address: string,
    { path, signature, body, nowMs }: SignedMessage,
  ): Promise<boolean> => {
    const header = headerOfJws(signature)
    if (!header || !isMeantFor(header, settings.profile, path, nowMs)) return false
    const key = await keyOf(bancontactAddresses(settings.environment, address).keys, String(header['kid']))
    return key !== undefined && isSignedBy(key, signature, body)
  }
}

/** Claims are written with and without the name of the forerunner; what must be understood is no more than these. */
function isMeantFor(header: Readonly<Record<string, unknown>>, profile: string, path: string, nowMs: number) {
  const { crit = [] } = header
  if (!Array.isArray(crit) || !crit.every(each => claims.includes(each) && each in header)) return false
  const claimed = (name: Parameters<typeof claim>[0]) => header[claim(name)] ?? header[name]
  const iat = claimed('iat')
  const at = typeof iat === 'number' ? iat * 1000 : Date.parse(String(iat))
  return (
    typeof header['kid'] === 'string' &&
    claimed('sub') === profile &&
    claimed('path') === path &&
    at > nowMs - oldestMs &&
    at < nowMs + newestMs
  )
}

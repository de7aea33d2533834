import { randomUUID } from 'node:crypto'
import { openProviderHttp, type ProviderHttp } from '../../provider-http.ts'
import { detachedJws, type RequestKey } from '../../signed-request.ts'

export type BancontactSettings = { profile: string; environment: string; key: string }

/** Where Bancontact Pro is, and where its own keys are. */
const hosts = {
  live: { api: 'https://merchant.api.bancontact.net', keys: 'https://jwks.bancontact.net/' },
  test: { api: 'https://merchant.api.preprod.bancontact.net', keys: 'https://jwks.preprod.bancontact.net/' },
} as const

/** @param address another one than its own, for tests */
export function bancontactAddresses(environment: string, address: string): { api: string; keys: string } {
  return address
    ? { api: address, keys: new URL('/jwks', address).href }
    : hosts[environment === 'live' ? 'live' : 'test']
}

/** The names that claims about a signature have, still those of Bancontact Pro's forerunner. */
export const claim = (name: 'sub' | 'iss' | 'iat' | 'jti' | 'path') => `https://payconiq.com/${name}`
export const claims = (['sub', 'iss', 'iat', 'jti', 'path'] as const).map(claim)

/**
 * Asks Bancontact Pro, with a product's key; orders are signed as well where the account has a key for it.
 *
 * @param requestKey what refunds must be signed by
 */
export function openBancontactHttp(
  base: string,
  { profile, key }: BancontactSettings,
  requestKey: RequestKey | undefined,
): ProviderHttp {
  const signatureOf = (own: RequestKey, path: string, body: string) =>
    detachedJws(
      own,
      {
        typ: 'jose+json',
        [claim('sub')]: profile,
        [claim('iss')]: 'Payconiq',
        [claim('iat')]: new Date().toISOString(),
        [claim('jti')]: randomUUID(),
        [claim('path')]: path,
        crit: claims,
      },
      body,
    )
  return openProviderHttp('Bancontact Pro', new URL('/v3/', base), ({ url, body }) => ({
    authorization: `Bearer ${key}`,
    accept: 'application/json',
    ...(requestKey ? { signature: signatureOf(requestKey, url.pathname, body) } : {}),
  }))
}

import { openProviderHttp, type ProviderHttp } from '../../provider-http.ts'

/** Where Mollie is. */
export const mollieAddress = 'https://api.mollie.com'

/**
 * Asks Mollie, with a profile's key, as `openProviderHttp` does.
 *
 * @param base Mollie's address, an operator's setting
 */
export function openMollieHttp(base: string, key: string): ProviderHttp {
  return openProviderHttp('Mollie', new URL('/v2/', base), () => ({
    authorization: `Bearer ${key}`,
    accept: 'application/hal+json',
  }))
}
export type MollieHttp = ProviderHttp

import { isIP } from 'node:net'
import { isPublicAddress } from '../mail/public-address.ts'

/** Whether a provider could call an address. It takes no payment with one that it cannot reach, and without one it is asked. */
export function isReached(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !/\.(localhost|local|internal|test)$/.test(host)
}

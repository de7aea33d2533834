import { isLoopback } from '#core/settings/config.ts'

/**
 * The mail server's address as it is called: names and tickets go out encrypted or not at all, except to a server on
 * this machine. Who must use one that cannot encrypt says so in the address: `smtp://…?requireTLS=false`.
 */
export function guardedSmtp(address: string): string {
  const url = new URL(address)
  if (url.protocol !== 'smtp:' || isLoopback(url.hostname.replace(/^\[|\]$/g, ''))) return address
  if (!url.searchParams.has('requireTLS')) url.searchParams.set('requireTLS', 'true')
  return url.href
}

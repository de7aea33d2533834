import { isLoopback } from '#core/settings/config.ts'

/**
 * The mail server's address with encryption required, since mails contain names and tickets, except for a server on
 * this machine. For a server that cannot encrypt, the address must say so: `smtp://…?requireTLS=false`.
 */
export function guardedSmtp(address: string): string {
  const url = new URL(address)
  if (url.protocol !== 'smtp:' || isLoopback(url.hostname.replace(/^\[|\]$/g, ''))) return address
  if (!url.searchParams.has('requireTLS')) url.searchParams.set('requireTLS', 'true')
  return url.href
}

import { ConfigError } from '#core/settings/config.ts'

/** Whether nobody can read or change the traffic to this address: it is encrypted, or never leaves this machine. */
export function isGuarded(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Requires it, since this connection carries all facts and keys. Throws `ConfigError` with what to do. */
export function requireGuarded(address: string): void {
  if (isGuarded(address)) return
  throw new ConfigError(
    `The relay would be called at ${new URL(address).origin}, where anybody on the way can read and change what is said. Set FOYER_RELAY to its https:// address, or, where that way is guarded otherwise, set FOYER_INSECURE_RELAY=yes.`,
  )
}

import { seal, unseal } from '#core/access/sealed.ts'

const purpose = 'foyer payment account'

/**
 * The secret settings of an account, sealed for this exhibitor and this account: a copy of the database moves no money.
 *
 * @param random returns so many random bytes
 */
export function sealSettings(
  secret: string,
  account: string,
  settings: Readonly<Record<string, string>>,
  random: (bytes: number) => Uint8Array,
): string {
  return seal({ secret, purpose, about: account }, settings, random)
}

/** Decrypts them; undefined when they were sealed with another secret or for another account. */
export function openSettings(
  secret: string,
  account: string,
  sealed: string,
): Record<string, string> | undefined {
  return unseal({ secret, purpose, about: account }, sealed)
}

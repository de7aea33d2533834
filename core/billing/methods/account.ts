/** An account at a payment provider, and its settings without the secret ones. */
export type AccountConnected = {
  account: string
  provider: string
  settings: Record<string, string>
  /** Orders what two facts say of the same account: the newest stands. */
  stamp: string
}

/** The secret settings of an account, sealed by the relay; the private part of `AccountConnected`. */
export type AccountSecrets = { sealed: string }

/** Most accounts an exhibitor may have, with those that no method uses any more. */
export const accountsMax = 20

/**
 * The name of a payment, refund or chargeback as facts carry it: its account before what the provider calls it, because
 * two accounts may call different things alike.
 */
export function refAt(account: string, ref: string): string {
  return `${account}.${ref}`
}

/** What the provider itself calls it. */
export function refAtProvider(ref: string): string {
  return ref.slice(ref.indexOf('.') + 1)
}

/** The account whose provider gave the name. */
export function accountOfRef(ref: string): string {
  return ref.slice(0, Math.max(0, ref.indexOf('.')))
}

/** Whom a private part of an account's speaks of: it is no person, so its key leaves for no box. */
export function aboutAccount({ account }: AccountConnected): string {
  return `payment_account:${account}`
}

import type { Locale, Words } from '#core/i18n/locale.ts'
import type { Node } from '#core/journal/node.ts'
import type { CloudAnswer, CloudMoved } from '#core/terminal/cloud-contract.ts'
import type { PaymentMethod } from '#core/billing/methods/payment-method.ts'
import type { ReportedPayment, ReportedRefund } from '#core/sales/reported.ts'
import type { RequestKey } from './signed-request.ts'

/** What a provider reports of a payment; only `open` can still change. */
export type ProviderStatus = ReportedPayment['status']
export type ProviderPayment = ReportedPayment
export type ProviderRefund = ReportedRefund

/** Trouble at the provider: no answer, or none that can be read. The outcome is unknown and must be asked for. */
export class ProviderTrouble extends Error {}
/** The provider does not take the account's key: nothing was done, and nothing will be until a person renews it. */
export class ProviderDenied extends ProviderTrouble {}
/** The provider answered that it does not do this for the account: a person must deal with it there. */
export class ProviderDeclined extends ProviderTrouble {}

/** A page of a provider's list, and the key of the next page; null on the last one. */
export type ProviderPage = { payments: ProviderPayment[]; next: string | null }

/**
 * An account at a payment provider as Foyer needs it. Every creation has an idempotency key of ours, so that a call
 * repeated soon after a lost answer is the same payment or refund; how long a provider remembers keys varies, an hour for
 * some. Every call throws `ProviderTrouble` when the outcome is not known. `test/cloud-relay/payments/provider-contract.test.ts`
 * holds every provider to it.
 */
export type PaymentProvider = {
  create(payment: {
    key: string
    cents: number
    description: string
    redirectUrl: string
    webhookUrl: string
    metadata: Record<string, string>
    /** The language the buyer reads. */
    locale: Locale
  }): Promise<ProviderPayment>
  /**
   * A payment with its refunds and chargebacks.
   *
   * @param refunds how the provider calls refunds of it that the journal knows, for one that tells each by its name alone
   */
  read(ref: string, refunds?: readonly string[]): Promise<ProviderPayment>
  /** Ends an open payment where the provider can; resolves with its state then, which may still be open. */
  cancel(ref: string, refunds?: readonly string[]): Promise<ProviderPayment>
  /** Orders a refund; it may be on its way for days, and come back from the bank weeks later. */
  refund(refund: { key: string; ref: string; cents: number }): Promise<ProviderRefund>
  /**
   * Payments that were made, refunded or charged back, since a moment (ISO), by the provider's own clock; page by page.
   *
   * @param from the `next` of the page before; empty for the first
   */
  list(since: string, from: string): Promise<ProviderPage>
}

/** What a provider tells of a payment at a terminal, with what was written on it when it was made. */
export type TerminalPayment = CloudAnswer & { mark: Readonly<Record<string, string>> }

/**
 * The card terminals of an account. An order bears the attempt's id as its key and in what is written on it. Every call
 * throws `ProviderTrouble` when the outcome is not known, and `ProviderDenied` when the account's key is not taken.
 */
export type TerminalClient = {
  /** Whether the account has a terminal of this name. */
  has(terminal: string): Promise<boolean>
  pay(order: {
    terminal: string
    attemptId: string
    cents: number
    /** Written on the payment, to know it by later. */
    mark: Readonly<Record<string, string>>
    description: string
    redirectUrl: string
  }): Promise<CloudAnswer>
  /** A payment by the provider's name, or by the attempt's where that is not known; undefined where it has none. */
  find(order: { attemptId: string; ref: string | null }): Promise<TerminalPayment | undefined>
  /** Ends an open payment where it can; what became of it `find` tells. */
  stop(ref: string): Promise<void>
  /** Gives money of a payment back. */
  refund(order: { ref: string; attemptId: string; cents: number }): Promise<CloudAnswer>
  /** A refund by the attempt's name; undefined where none was made. */
  refunded(order: { ref: string; attemptId: string }): Promise<CloudAnswer | undefined>
  /** What one of its terminals took and gave back since a time, whoever ordered it. */
  movedSince(terminal: string, since: string): Promise<CloudMoved[]>
}

/** An account, by its id and the name of its provider, and the provider's client for it. */
export type OpenAccount = { id: string; provider: string; client: PaymentProvider }

/** One setting of an account, as its form asks for it. */
export type ProviderSetting = {
  readonly name: string
  readonly label: Words
  /** It is sealed and never told again. */
  readonly secret: boolean
  /** Another value is another account; the others may change while the account stays what it is. */
  readonly identifies: boolean
  /** Nobody enters it: the provider tells it (`find`). */
  readonly found?: boolean
  /** What may be entered, or told. */
  readonly pattern: RegExp
}

/** A way to pay on a provider's page, by the name it has there. */
export type OfferedByProvider = {
  name: string
  /** The least it takes. */
  leastCents: number
  /** Its money comes days later, and the seats wait for it. */
  isSlow: boolean
}

/** How a payment is shown on the website: a step to the provider's page, or a code on ours. */
export type PayTemplate = 'redirect' | 'code'

/** What came to an account's address: where, its signature, and the bytes as they came. */
export type SignedMessage = { path: string; signature: string; body: Buffer; nowMs: number }

/** A payment provider: a folder of `providers` with a `definition.ts` that exports one as `provider`. */
export type ProviderDefinition = {
  /** As its folder is called. */
  readonly driver: string
  readonly name: Words
  /** How buyers can pay by it. */
  readonly types: readonly PaymentMethod['type'][]
  readonly settings: readonly ProviderSetting[]
  /** Whether this relay must be told where it is; without the address it cannot be chosen. */
  readonly needsAddress: boolean
  /** How the website shows a payment of its: `redirect` leads to the provider's page, `code` draws a code on ours. */
  readonly template: PayTemplate
  /** Orders are signed by a key of ours, which it reads at an address that a manager tells it. */
  readonly signsOrders?: boolean
  /**
   * Opens an account. Nothing is asked of the provider before the first call.
   *
   * @param settings each setting of `settings`, also the secret ones
   * @param address where it is, when it needs one
   * @param requestKey by which orders are signed, for one that wants that
   * @param node the exhibitor's, for the one that the relay plays itself
   */
  open(
    settings: Readonly<Record<string, string>>,
    address: string,
    requestKey?: () => RequestKey,
    node?: Node,
  ): PaymentProvider
  /** The card terminals of an account, where the provider has such. */
  terminals?(
    settings: Readonly<Record<string, string>>,
    address: string,
    requestKey?: () => RequestKey,
  ): TerminalClient
  /** What the provider calls the payment that a webhook's form names; undefined when it names none. */
  webhook(form: Readonly<Record<string, unknown>>): string | undefined
  /**
   * The payment that a signed message names; undefined for one that is not the provider's. It takes the place of `webhook`
   * where a provider signs. Throws `ProviderTrouble` while it cannot be told.
   */
  signed?(
    settings: Readonly<Record<string, string>>,
    address: string,
    message: SignedMessage,
  ): Promise<string | undefined>
  /** The settings that are `found`, asked of the provider by those that are entered. Throws `ProviderTrouble`. */
  find?(settings: Readonly<Record<string, string>>, address: string): Promise<Record<string, string>>
  /** The ways to pay that an account offers on the provider's page. Throws `ProviderTrouble`. */
  methods?(
    settings: Readonly<Record<string, string>>,
    address: string,
    locale: Locale,
  ): Promise<OfferedByProvider[]>
  /** Whether an account moves no money: whoever pays by it has paid nothing. */
  isTrial(settings: Readonly<Record<string, string>>): boolean
}

/** Names the definition, so that a folder with anything else in it does not compile. */
export function defineProvider(definition: ProviderDefinition): ProviderDefinition {
  return definition
}

/** The provider's clock may differ from ours: its list is read from this much earlier. */
export const clocksDifferMs = 3_600_000

/** Page after page of a provider's list. */
export async function* pagesOf(provider: PaymentProvider, since: string): AsyncGenerator<ProviderPayment[]> {
  for (let from: string | null = ''; from !== null;) {
    const page: ProviderPage = await provider.list(since, from)
    yield page.payments
    from = page.next
  }
}

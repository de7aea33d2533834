import * as z from 'zod'
import { slipOf, type CardSlip } from '#core/terminal/slip.ts'
import { molliePayment } from './mollie-shapes.ts'

/** A payment at a terminal, as far as it differs from one on a page. */
export const terminalPayment = molliePayment.extend({
  method: z.string().nullish(),
  details: z
    .object({
      terminalId: z.string().nullish(),
      cardLabel: z.string().nullish(),
      /** The last four digits. */
      cardNumber: z.string().nullish(),
      receipt: z
        .object({
          authorizationCode: z.string().nullish(),
          applicationIdentifier: z.string().nullish(),
          cardReadMethod: z.string().nullish(),
          cardVerificationMethod: z.string().nullish(),
        })
        .nullish(),
    })
    .nullish(),
})
export type ReportedTerminalPayment = z.output<typeof terminalPayment>
/** Mollie's words for how a card was read, and how its holder was known. */
const entries: Readonly<Record<string, CardSlip['entry']>> = {
  chip: 'chip',
  'magnetic-stripe': 'stripe',
  'near-field-communication': 'contactless',
  contactless: 'contactless',
  moto: 'typed',
}
const verifications: Readonly<Record<string, CardSlip['verified']>> = {
  'no-cvm-required': 'none',
  'online-pin': 'pin',
  'offline-pin': 'pin',
  'consumer-device': 'device',
  signature: 'signature',
  'signature-and-online-pin': 'pin',
  'online-pin-and-signature': 'pin',
  none: 'none',
}

/** What Mollie tells of a payment for its slip. */
export function slipFrom({ details }: ReportedTerminalPayment): CardSlip | undefined {
  const { receipt, cardNumber, terminalId } = details ?? {}
  return slipOf({
    card: cardNumber ? `**** ${cardNumber}` : null,
    application: receipt?.applicationIdentifier ?? null,
    authorisation: receipt?.authorizationCode ?? null,
    terminal: terminalId ?? null,
    entry: entries[receipt?.cardReadMethod ?? ''] ?? null,
    verified: verifications[receipt?.cardVerificationMethod ?? ''] ?? null,
  })
}

import type { PaymentMethodFields } from '#core/billing/methods/payment-method.ts'

/** A way to pay in the demo, with the account at the test provider that takes its money, and that account's key. */
export type DemoMethod = {
  key: string
  method: PaymentMethodFields
  settings: { account: string; key: string }
}

/** Two ways to pay, each with an account of its own; exhibitors share none. */
export function demoMethods(exhibitor: string): DemoMethod[] {
  const both = {
    driver: 'test',
    type: 'redirect',
    status: 'active',
    access: ['site'],
    exclusive: false,
    withdrawable: false,
    deleted: false,
  } satisfies Partial<PaymentMethodFields>
  return [
    {
      key: 'test',
      method: {
        ...both,
        name: { en: 'Card', de: 'Karte', fr: 'Carte', nl: 'Kaart' },
        icon: 'card',
        order: 1,
      },
      settings: { account: `${exhibitor}-card`, key: 'public-test-key' },
    },
    {
      key: 'bank',
      method: {
        ...both,
        name: { en: 'Bank transfer', de: 'Überweisung', fr: 'Virement', nl: 'Overschrijving' },
        icon: 'bank',
        order: 2,
      },
      settings: { account: `${exhibitor}-bank`, key: 'public-test-key' },
    },
  ]
}

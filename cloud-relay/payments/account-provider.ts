import { accountOfRef, refAt, refAtProvider } from '#core/billing/methods/account.ts'
import {
  ProviderTrouble,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
} from './provider.ts'

/**
 * The provider of one account, with names as facts carry them: the account before what the provider calls a payment, a
 * refund or a chargeback. A payment that another account took is never asked about or refunded here.
 */
export function providerAt(account: string, provider: PaymentProvider): PaymentProvider {
  const own = (ref: string): string => {
    if (accountOfRef(ref) !== account) throw new ProviderTrouble(`${account} did not take ${ref}`)
    return refAtProvider(ref)
  }
  const refund = (reported: ProviderRefund) => ({ ...reported, ref: refAt(account, reported.ref) })
  const payment = (reported: ProviderPayment): ProviderPayment => ({
    ...reported,
    ref: refAt(account, reported.ref),
    refunds: reported.refunds.map(refund),
    chargebacks: reported.chargebacks.map(each => ({ ...each, ref: refAt(account, each.ref) })),
  })
  return {
    create: async wanted => payment(await provider.create(wanted)),
    read: async (ref, refunds) => payment(await provider.read(own(ref), refunds?.map(refAtProvider))),
    cancel: async (ref, refunds) => payment(await provider.cancel(own(ref), refunds?.map(refAtProvider))),
    refund: async ({ ref, ...order }) => refund(await provider.refund({ ...order, ref: own(ref) })),
    async list(since, from) {
      const { payments, next } = await provider.list(since, from)
      return { payments: payments.map(payment), next }
    },
  }
}

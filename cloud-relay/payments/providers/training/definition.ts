import { trainingDriver } from '#core/billing/methods/payment-method.ts'
import { defineProvider, ProviderTrouble } from '../../provider.ts'
import { trainingProvider } from './training-provider.ts'

/** The relay itself, while an exhibitor practises: it takes no money, and is asked by nobody once the books are open. */
export const provider = defineProvider({
  driver: trainingDriver,
  name: {
    en: 'Training, no money',
    de: 'Training, ohne Geld',
    fr: 'Formation, sans argent',
    nl: 'Training, zonder geld',
  },
  types: ['redirect'],
  settings: [
    {
      name: 'account',
      label: { en: 'Account', de: 'Konto', fr: 'Compte', nl: 'Rekening' },
      secret: false,
      identifies: true,
      pattern: /^[a-z0-9-]{1,40}$/,
    },
  ],
  template: 'redirect',
  needsAddress: false,
  open({ account = '' }, _address, _requestKey, node) {
    if (!node) throw new ProviderTrouble('training is played by the relay of an exhibitor')
    return trainingProvider(node, account)
  },
  webhook: ({ id }) => (typeof id === 'string' && id ? id : undefined),
  isTrial: () => true,
})

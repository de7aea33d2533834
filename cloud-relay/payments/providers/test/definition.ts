import { defineProvider } from '../../provider.ts'
import { testProvider } from './test-provider.ts'

/** The built-in test provider, which moves no money. An operator says where it runs; a real relay has none. */
export const provider = defineProvider({
  driver: 'test',
  name: { en: 'Test provider', de: 'Testdienst', fr: 'Prestataire d’essai', nl: 'Testdienst' },
  types: ['redirect'],
  settings: [
    {
      name: 'account',
      label: { en: 'Account', de: 'Konto', fr: 'Compte', nl: 'Rekening' },
      secret: false,
      identifies: true,
      pattern: /^[a-z0-9-]{1,40}$/,
    },
    {
      name: 'key',
      label: { en: 'Key', de: 'Schlüssel', fr: 'Clé', nl: 'Sleutel' },
      secret: true,
      identifies: false,
      pattern: /^[\x21-\x7e]{8,200}$/,
    },
  ],
  template: 'redirect',
  needsAddress: true,
  open: ({ account = '', key = '' }, address) => testProvider(address, { account, key }),
  webhook: ({ id }) => (typeof id === 'string' && id ? id : undefined),
  isTrial: () => true,
})

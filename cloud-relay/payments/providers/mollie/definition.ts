import { defineProvider } from '../../provider.ts'
import { mollieMethods, mollieProfile } from './mollie-account.ts'
import { mollieAddress } from './mollie-http.ts'
import { mollieProvider } from './mollie-provider.ts'
import { mollieTerminals } from './mollie-terminal.ts'

const at = (address: string) => address || mollieAddress

/** Mollie, with its hosted page. A manager enters the key of a profile alone; which profile that is, Mollie tells. */
export const provider = defineProvider({
  driver: 'mollie',
  name: { en: 'Mollie', de: 'Mollie', fr: 'Mollie', nl: 'Mollie' },
  types: ['redirect'],
  settings: [
    {
      name: 'profile',
      label: { en: 'Profile', de: 'Profil', fr: 'Profil', nl: 'Profiel' },
      secret: false,
      identifies: true,
      found: true,
      pattern: /^pfl_\w{1,40}$/,
    },
    {
      name: 'mode',
      label: { en: 'Mode', de: 'Modus', fr: 'Mode', nl: 'Modus' },
      secret: false,
      identifies: true,
      found: true,
      pattern: /^(live|test)$/,
    },
    {
      name: 'key',
      label: { en: 'API key', de: 'API-Schlüssel', fr: 'Clé API', nl: 'API-sleutel' },
      secret: true,
      identifies: false,
      pattern: /^(live|test)_\w{20,80}$/,
    },
  ],
  template: 'redirect',
  needsAddress: false,
  open: ({ key = '' }, address) => mollieProvider(at(address), key),
  terminals: ({ key = '' }, address) => mollieTerminals(at(address), key),
  webhook: ({ id }) => (typeof id === 'string' && /^tr_\w{1,60}$/.test(id) ? id : undefined),
  find: ({ key = '' }, address) => mollieProfile(at(address), key),
  methods: ({ key = '' }, address, locale) => mollieMethods(at(address), key, locale),
  isTrial: ({ mode }) => mode !== 'live',
})

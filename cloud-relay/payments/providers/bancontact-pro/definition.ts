import { defineProvider } from '../../provider.ts'
import { openBancontactCallbacks } from './bancontact-callback.ts'
import type { BancontactSettings } from './bancontact-http.ts'
import { bancontactCodes } from './bancontact-codes.ts'
import { bancontactProvider } from './bancontact-provider.ts'

const isGenuine = openBancontactCallbacks()
const name = 'Bancontact Pro'

const of = ({ profile = '', environment = '', key = '' }: Readonly<Record<string, string>>) =>
  ({ profile, environment, key }) satisfies BancontactSettings

const named = ({ paymentId }: Readonly<Record<string, unknown>>) =>
  typeof paymentId === 'string' && /^\w{1,60}$/.test(paymentId) ? paymentId : undefined

/**
 * Bancontact Pro: a code on the website that the buyer's Bancontact or Wero app reads, or that opens it on the phone. A
 * product of the exhibitor's has a name (PPID) and a key of its own, both from Bancontact Pro's portal.
 */
export const provider = defineProvider({
  driver: 'bancontact-pro',
  name: { en: name, de: name, fr: name, nl: name },
  types: ['embedded'],
  template: 'code',
  signsOrders: true,
  settings: [
    {
      name: 'profile',
      label: {
        en: 'Product profile (PPID)',
        de: 'Produktprofil (PPID)',
        fr: 'Profil du produit (PPID)',
        nl: 'Productprofiel (PPID)',
      },
      secret: false,
      identifies: true,
      pattern: /^[0-9A-Za-z]{6,40}$/,
    },
    {
      name: 'environment',
      label: {
        en: 'Environment: live or test',
        de: 'Umgebung: live oder test',
        fr: 'Environnement : live ou test',
        nl: 'Omgeving: live of test',
      },
      secret: false,
      identifies: true,
      pattern: /^(live|test)$/,
    },
    {
      name: 'key',
      label: { en: 'API key', de: 'API-Schlüssel', fr: 'Clé API', nl: 'API-sleutel' },
      secret: true,
      identifies: false,
      pattern: /^[\x21-\x7e]{16,200}$/,
    },
  ],
  needsAddress: false,
  open: (settings, address, requestKey) => bancontactProvider(of(settings), address, requestKey?.()),
  terminals: (settings, address, requestKey) => bancontactCodes(of(settings), address, requestKey?.()),
  webhook: named,
  async signed(settings, address, message) {
    if (!(await isGenuine(of(settings), address, message))) return undefined
    try {
      const body: unknown = JSON.parse(message.body.toString())
      return typeof body === 'object' && body !== null ? named(body as Record<string, unknown>) : undefined
    } catch {
      return undefined
    }
  },
  isTrial: ({ environment }) => environment !== 'live',
})

import * as z from 'zod'
import type { Locale } from '#core/i18n/locale.ts'
import type { OfferedByProvider } from '../../provider.ts'
import { openMollieHttp } from './mollie-http.ts'
import { mollieLocales } from './mollie-provider.ts'
import { centsOf, read } from './mollie-shapes.ts'

const profile = z.object({ id: z.string().regex(/^pfl_\w{1,40}$/) })
const methods = z.object({
  _embedded: z.object({
    methods: z
      .array(
        z.object({
          id: z.string(),
          description: z.string(),
          minimumAmount: z.object({ currency: z.string(), value: z.string() }).nullish(),
        }),
      )
      .max(100),
  }),
})

/** Ways to pay whose money comes days later, while the seats wait. */
const slow = ['banktransfer']

/** The profile a key belongs to, and whether it moves money. */
export async function mollieProfile(base: string, key: string): Promise<{ profile: string; mode: string }> {
  const { body } = await openMollieHttp(base, key)('GET', 'profiles/me')
  return { profile: read(body, profile).id, mode: key.startsWith('live_') ? 'live' : 'test' }
}

/** The ways to pay that the profile offers on Mollie's page, in its order. */
export async function mollieMethods(base: string, key: string, locale: Locale): Promise<OfferedByProvider[]> {
  const { body } = await openMollieHttp(base, key)('GET', 'methods', {
    query: { locale: mollieLocales[locale] },
  })
  return read(body, methods)._embedded.methods.map(({ id, description, minimumAmount }) => ({
    name: description.slice(0, 60),
    leastCents: minimumAmount ? Math.max(1, centsOf(minimumAmount)) : 1,
    isSlow: slow.includes(id),
  }))
}

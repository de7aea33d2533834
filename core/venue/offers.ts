import type { Channel } from '../access/channels.ts'
import type { Catalogue } from '../journal/apply.ts'
import { Refusal } from '../refusal.ts'
import { settingOf } from './settings/effective.ts'

/** What an exhibitor may offer on the website, at registers, or nowhere, by its settings. */
export type Offer = 'tickets' | 'vouchers'

/** Refuses `not_offered` for what the exhibitor does not offer there. */
export function requireOffered(
  catalogue: Pick<Catalogue, 'all'>,
  offers: readonly Offer[],
  channel: Channel,
): void {
  for (const offer of offers) {
    const offered: readonly Channel[] = settingOf(catalogue, `public_config.features.${offer}`)
    if (!offered.includes(channel)) throw new Refusal('not_offered')
  }
}

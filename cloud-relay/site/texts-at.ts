import type { TextPlace } from '#core/content/texts/text-places.ts'
import type { Place } from './place.ts'

/** Which of the exhibitor's texts a page of the website shows, where there are any. */
export function textsAt(place: Place): readonly TextPlace[] {
  return ['below-navigation', ...(own[place.name] ?? [])]
}

const own: { readonly [N in Place['name']]?: readonly TextPlace[] } = {
  home: ['home'],
  movies: ['movies-list'],
  events: ['events-list'],
  'buy.tickets': ['buy-help', 'ticket-conditions', 'checkout-terms'],
  'buy.events': ['buy-help', 'ticket-conditions', 'checkout-terms'],
  vouchers: ['voucher-shop'],
  'vouchers.view': ['voucher-conditions', 'checkout-terms'],
  bill: ['payment-success'],
  'newsletter.subscribe': ['newsletter'],
  contact: ['contact'],
}

/** Pages that show one of some texts. */
export function pagesWith(texts: readonly TextPlace[]): Place['name'][] {
  const names = Object.keys(own) as Place['name'][]
  return names.filter(name => own[name]!.some(each => texts.includes(each)))
}

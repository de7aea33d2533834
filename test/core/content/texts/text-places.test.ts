import { describe, expect, it } from 'vitest'
import { placesWithWords, textPlaceNames, textPlaces } from '#core/content/texts/text-places.ts'
import { locales } from '#core/i18n/locale.ts'
import { placeOf } from '#relay/site/place.ts'
import { pagesWith, textsAt } from '#relay/site/texts-at.ts'
import { isUnread } from '#relay/site/written-place.ts'

describe('the places that may have words of the exhibitor', () => {
  it('are thirteen, each with a name of its own in every language', () => {
    expect(textPlaces).toHaveLength(13)
    for (const locale of locales) {
      const names = textPlaces.map(place => textPlaceNames[place][locale])
      expect(names.every(Boolean)).toBe(true)
      expect(new Set(names).size).toBe(13)
    }
    expect(textPlaces).toEqual(expect.arrayContaining([...placesWithWords]))
  })

  it('are each seen on a page of the website, but for the one in the mail', () => {
    const paths = [
      '/',
      '/movies',
      '/events',
      '/buy/tickets/x',
      '/info/vouchers',
      '/info/voucher/x',
      '/bill/x',
    ]
    const seen = [...paths, '/info/newsletter', '/contact'].flatMap(path => textsAt(placeOf(path)!))
    expect(textPlaces.filter(place => !seen.includes(place))).toEqual(['mail-purchase'])
  })
})

describe('whoever follows a link', () => {
  it('waits for a text that the page they come from did not bring', () => {
    expect(isUnread('/movies', { at: 'home', written: ['movies'] })).toBe(true)
    expect(isUnread('/movies/today', { at: 'movies', written: ['movies'] })).toBe(false)
  })

  it('waits for nothing where nothing is written', () => {
    expect(isUnread('/movies', { at: 'home', written: ['home'] })).toBe(false)
    expect(isUnread('/no/such/page/at/all', { at: 'home', written: ['home'] })).toBe(false)
  })

  it('waits for every written page', () => {
    expect(isUnread('/info/house-rules', { at: 'page', written: [] })).toBe(true)
  })

  it('is told which pages have something to read', () => {
    expect(pagesWith(['checkout-terms'])).toEqual(['buy.tickets', 'buy.events', 'vouchers.view'])
    expect(pagesWith(['mail-purchase', 'below-navigation'])).toEqual([])
  })
})

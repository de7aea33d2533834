import { describe, expect, it } from 'vitest'
import { screeningOf, theatersOf } from '#relay/site/structured-data.ts'
import { sayIn } from '#relay/site/say.ts'
import { fr } from '#relay/site/words/fr.ts'
import { atSeven, evening, rates, show } from './evening.ts'

const told = {
  programme: evening(),
  locale: 'fr' as const,
  origin: 'https://melusine.example',
  rates,
  now: atSeven,
  say: sayIn('fr', fr),
}

describe('what search engines are told', () => {
  it('is the true lowest price offered online, in the show’s dimension', () => {
    const price = (id: string) => (screeningOf(showOf(id), told)!['offers'] as { price: string }).price
    expect(price('first')).toBe('7.50')
    expect(price('late')).toBe('9.50')
  })

  it('is no offer when no price is known', () => {
    expect(screeningOf(showOf('first'), { ...told, rates: [] })).not.toHaveProperty('offers')
  })

  it('is where to buy, and whether it is sold out', () => {
    expect(screeningOf(showOf('first'), told)!['offers']).toMatchObject({
      availability: 'https://schema.org/InStock',
      url: 'https://melusine.example/fr/buy/tickets/first',
    })
    const full = show('full', 'corsage', '2026-11-21', '20:00', { soldOut: true })
    expect(screeningOf(full, told)!['offers']).toMatchObject({ availability: 'https://schema.org/SoldOut' })
  })

  it('is that the box office has seats where only it sells, and the film’s genre in words', () => {
    const there = show('there', 'corsage', '2026-11-21', '20:00', { purchasableOnline: false })
    expect(screeningOf(there, told)!['offers']).toMatchObject({
      availability: 'https://schema.org/InStoreOnly',
    })
    const { workPresented, location } = screeningOf(showOf('first'), told)! as Record<string, never>
    expect(workPresented['genre']).toEqual(
      told.programme.movies.find(({ id }) => id === 'corsage')!.genres.map(genre => fr[`genre_${genre}`]),
    )
    expect(location['address']).toMatchObject({ '@type': 'PostalAddress', postalCode: 'L-1999' })
  })

  it('is that a show was cancelled, and no offer for it', () => {
    const off = screeningOf(show('off', 'corsage', '2026-11-21', '20:00', { cancelled: true }), told)!
    expect(off['eventStatus']).toBe('https://schema.org/EventCancelled')
    expect(off).not.toHaveProperty('offers')
  })

  it('is the film in the reader’s language', () => {
    expect(screeningOf(showOf('first'), told)!['workPresented']).toMatchObject({
      '@type': 'Movie',
      description: 'À propos de Corsage',
      url: 'https://melusine.example/fr/movies/view/corsage',
      duration: 'PT113M',
    })
  })

  it('is each cinema with its address', () => {
    expect(theatersOf(told)).toMatchObject([
      { '@type': 'MovieTheater', name: 'Ciné Mélusine', address: { addressLocality: 'Luxembourg' } },
    ])
  })
})

function showOf(id: string) {
  return told.programme.schedules.find(show => show.id === id)!
}

import { expect, test } from 'vitest'
import { playedTrailer, playersOf } from '#core/programme/trailer.ts'

const tube = (id: string) => ({
  network: 'YouTube',
  frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
})
const vimeo = (rest: string) => ({ network: 'Vimeo', frame: `https://player.vimeo.com/video/${rest}` })

test.each([
  ['https://www.youtube.com/watch?v=abc-DEF_123', tube('abc-DEF_123')],
  ['https://m.youtube.com/watch?list=x&v=abc-DEF_123&t=5', tube('abc-DEF_123')],
  ['https://youtu.be/abc-DEF_123?si=tracking', tube('abc-DEF_123')],
  ['https://youtube.com/shorts/abc-DEF_123', tube('abc-DEF_123')],
  ['https://www.youtube-nocookie.com/embed/abc-DEF_123', tube('abc-DEF_123')],
  ['https://vimeo.com/123456789', vimeo('123456789?autoplay=1&dnt=1')],
  ['https://vimeo.com/123456789/0a1b2c3d4e', vimeo('123456789?autoplay=1&dnt=1&h=0a1b2c3d4e')],
  ['https://player.vimeo.com/video/123456789?h=0a1b2c3d4e', vimeo('123456789?autoplay=1&dnt=1&h=0a1b2c3d4e')],
])('the trailer at %s is played in place, at the player that keeps least', (address, played) => {
  expect(playedTrailer(address)).toEqual(played)
})

test.each([
  'https://www.youtube.com/results?search_query=conclave',
  'https://www.youtube.com/watch?v=abc-DEF_123"><script>',
  'https://www.youtube.com/watch',
  'https://youtube.com.evil.example/watch?v=abc-DEF_123',
  'https://evil.example/youtube.com/watch?v=abc-DEF_123',
  'https://vimeo.com/channels/staffpicks',
  'https://distributor.example/trailer.mp4',
  'no address',
])('%s is opened where it is', address => {
  expect(playedTrailer(address)).toBeNull()
})

test('a page lets frames load from the players its films need, and from no other', () => {
  const of = (...addresses: (string | null)[]) => playersOf(addresses.map(trailerUrl => ({ trailerUrl })))
  expect(of('https://youtu.be/abc-DEF_123', null, 'https://vimeo.com/1', 'https://vimeo.com/2')).toEqual([
    'https://player.vimeo.com',
    'https://www.youtube-nocookie.com',
  ])
  expect(of('https://distributor.example/trailer.mp4', null)).toEqual([])
})

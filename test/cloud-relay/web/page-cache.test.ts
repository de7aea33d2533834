import { expect, it } from 'vitest'
import { pack } from '#core/api/packed.ts'
import { openPageCache } from '#relay/web/page-cache.ts'

const page = (bytes: number) => ({
  status: 200,
  version: '',
  renderedMs: 0,
  packed: pack(Buffer.alloc(bytes, 'x')),
})

it('keeps no more bytes of an exhibitor than it may, and lets go what was not read for longest', () => {
  const cache = openPageCache({ exhibitorBytes: 10_000, allBytes: 100_000 })
  for (const key of ['a', 'b', 'c']) cache.keep('one', key, page(2500))
  cache.read('one', 'a')
  cache.keep('one', 'd', page(2500))
  expect(['a', 'b', 'c', 'd'].filter(key => cache.read('one', key))).toEqual(['a', 'c', 'd'])
  for (let each = 0; each < 1000; each += 1) cache.keep('one', `p${each}`, page(2500))
  expect(cache.bytes('one')).toBeLessThanOrEqual(10_000)
})

it('counts the compressed bytes of a page too, once they are held', () => {
  const cache = openPageCache({ exhibitorBytes: 10_000, allBytes: 100_000 })
  const kept = page(4000)
  cache.keep('one', 'home', kept)
  const plain = cache.bytes('one')
  kept.packed.as('br')
  cache.keep('one', 'home', kept)
  expect(cache.bytes('one')).toBe(plain + kept.packed.as('br').length)
})

it('lets the exhibitor with most pages make room when all together have too many', () => {
  const cache = openPageCache({ exhibitorBytes: 50_000, allBytes: 60_000 })
  cache.keep('small', 'home', page(5000))
  for (let each = 0; each < 100; each += 1) cache.keep('large', `p${each}`, page(2500))
  for (let each = 0; each < 100; each += 1) cache.keep('other', `p${each}`, page(2500))
  expect(cache.bytes()).toBeLessThanOrEqual(60_000)
  expect(cache.read('small', 'home')).toBeDefined()
})

it('keeps a page that is too large for anybody nowhere', () => {
  const cache = openPageCache({ exhibitorBytes: 10_000, allBytes: 100_000 })
  cache.keep('one', 'huge', page(20_000))
  expect([cache.read('one', 'huge'), cache.bytes()]).toEqual([undefined, 0])
})

import { describe, expect, it } from 'vitest'
import { isHref } from '#core/content/pages/href.ts'
import { plainOf, spansOf } from '#core/content/pages/inline.ts'
import { processorTimeOf } from '../../../world/own-time.ts'

describe('a line as people write it', () => {
  it('knows bold, italic and links, also inside each other', () => {
    expect(spansOf('Doors open **30 minutes** before, *always*.')).toEqual([
      { text: 'Doors open ' },
      { text: '30 minutes', strong: true },
      { text: ' before, ' },
      { text: 'always', em: true },
      { text: '.' },
    ])
    expect(spansOf('**see [our *prices*](/info/prices)**')).toEqual([
      { text: 'see ', strong: true },
      { text: 'our ', strong: true, href: '/info/prices' },
      { text: 'prices', strong: true, href: '/info/prices', em: true },
    ])
  })

  it.each(['2 * 3 * 4', '**open', 'a * b', '****', '[no](', '[](/x)', '* *', 'C’est **', '[a] (b)'])(
    'leaves %s as it was typed',
    line => {
      expect(spansOf(line)).toEqual([{ text: line }])
    },
  )

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'java\nscript:x',
    ' ',
  ])('makes no link of %j', href => {
    expect(isHref(href)).toBe(false)
    const spans = spansOf(`[press](${href})`)
    expect(spans.every(span => span.href === undefined)).toBe(true)
    expect(plainOf(spans)).toBe(`[press](${href})`)
  })

  it('reads the longest line there can be in a moment, whatever it is made of', async () => {
    for (const piece of ['*', '**', '[', '[a](', '**a*', '*a**b'])
      for (const line of [piece.repeat(4000 / piece.length)]) {
        expect(await processorTimeOf(() => spansOf(line))).toBeLessThan(500)
      }
  })
})

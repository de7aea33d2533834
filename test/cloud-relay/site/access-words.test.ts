import { expect, test } from 'vitest'
import { accessWays } from '#core/venue/screen.ts'
import { accessWords } from '#relay/site/access-words.ts'
import { sayIn } from '#relay/site/say.ts'
import { de } from '#relay/site/words/de.ts'
import { en } from '#relay/site/words/en.ts'

test('guests read beside a screen how to get in and what helps them to hear and see, and nothing that nobody said', () => {
  const t = sayIn('en', en)
  expect(accessWords({ accessible: true, access: ['step_free', 'hearing_loop'] }, t)).toEqual([
    'wheelchair places',
    'step-free',
    'hearing loop',
  ])
  expect(accessWords({ accessible: false }, t)).toEqual([])
  expect(accessWords({ accessible: false, access: [...accessWays] }, sayIn('de', de))).toHaveLength(
    accessWays.length,
  )
})

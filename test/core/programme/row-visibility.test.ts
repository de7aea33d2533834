import { expect, it } from 'vitest'
import { visibilityOf } from '#core/programme/row-visibility.ts'

const written = (channels: readonly string[]) => ({ visibility: JSON.stringify(channels) })

it('reads where a show is seen once for all shows that are seen alike', () => {
  const first = visibilityOf(written(['site', 'pos']))
  expect(first).toEqual(['site', 'pos'])
  expect(visibilityOf(written(['site', 'pos']))).toBe(first)
  expect(visibilityOf(written(['pos']))).toEqual(['pos'])
  expect(visibilityOf(written([]))).toEqual([])
  // It is the same list for all of them, so nobody may change it.
  expect(() => (first as string[]).push('portal')).toThrow(TypeError)
})

it('forgets what it read when there are more lists than any programme has', () => {
  const first = visibilityOf(written(['site', 'portal']))
  for (let more = 0; more < 200; more++) visibilityOf(written([`channel-${more}`]))
  expect(visibilityOf(written(['site', 'portal']))).not.toBe(first)
  expect(visibilityOf(written(['site', 'portal']))).toEqual(['site', 'portal'])
})

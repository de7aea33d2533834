import { expect, test } from 'vitest'
import { helpPlaceFor } from '#relay/portal/shell/help-page.ts'

test('a page of the portal opens the section that fits it, and one without a section what the portal is', () => {
  expect(helpPlaceFor('/payments')).toBe('money#stuck')
  expect(helpPlaceFor('/people')).toBe('first-day#set-up')
  expect(helpPlaceFor('/what-comes-next')).toBe('first-day#portal')
})

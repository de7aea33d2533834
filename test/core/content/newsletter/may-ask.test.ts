import { expect, test } from 'vitest'
import { consentNow, consents } from '#core/content/newsletter/consent.ts'
import { readNewsletterLink, writeNewsletterLink } from '#core/content/newsletter/link.ts'
import { mayBeAsked } from '#core/content/newsletter/may-ask.ts'

const hour = 3_600_000
const now = Date.parse('2026-11-23T20:00:00.000Z')
const asked = (hoursAgo: number, waits = true) => ({
  at: new Date(now - hoursAgo * hour).toISOString(),
  waits,
})

test('an address is mailed a link once in six hours, and no more while three of them wait', () => {
  expect(mayBeAsked([], now)).toBe(true)
  expect(mayBeAsked([asked(5)], now)).toBe(false)
  // Also where somebody just left: a stranger cannot have them mailed again and again.
  expect(mayBeAsked([asked(5, false)], now)).toBe(false)
  expect(mayBeAsked([asked(7), asked(14)], now)).toBe(true)
  expect(mayBeAsked([asked(7), asked(14), asked(21)], now)).toBe(false)
  expect(mayBeAsked([asked(7, false), asked(14, false), asked(21)], now)).toBe(true)
})

test('the sentence that is agreed to is there in every language, under the name that is kept as the proof', () => {
  expect(Object.keys(consents)).toContain(consentNow)
  for (const words of Object.values(consents))
    expect(Object.values(words).map(sentence => sentence.length > 60)).toEqual([true, true, true, true])
})

test('a link says whose it is, only for what it was written, and nobody else can write one', () => {
  const link = writeNewsletterLink('secret', 'confirm', 'ada', now + hour)
  expect(readNewsletterLink('secret', 'confirm', link, now)).toBe('ada')
  expect(readNewsletterLink('secret', 'leave', link, now)).toBeUndefined()
  expect(readNewsletterLink('another', 'confirm', link, now)).toBeUndefined()
  expect(readNewsletterLink('secret', 'confirm', link, now + 2 * hour)).toBeUndefined()
  const [text, mac] = link.split('.')
  const bobs = Buffer.from(JSON.stringify([now + hour, 'bob'])).toString('base64url')
  expect(text).not.toBe(bobs)
  expect(readNewsletterLink('secret', 'confirm', `${bobs}.${mac}`, now)).toBeUndefined()
  // Nobody should have to hurry to leave.
  const leave = writeNewsletterLink('secret', 'leave', 'ada')
  expect(readNewsletterLink('secret', 'leave', leave, now + 90_000 * hour)).toBe('ada')
})

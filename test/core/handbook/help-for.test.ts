import { expect, test } from 'vitest'
import { handbook, isHandbookPage } from '#core/handbook/contents.ts'
import { handbookAddress, helpAddress, helpFor } from '#core/handbook/help-for.ts'
import type { AnswerCode } from '#core/api/answer-code.ts'
import { refusals } from '#core/refusal.ts'

/**
 * Refusals that nobody who works in a cinema can do anything about, that only visitors of the website meet, or whoever
 * founds an exhibitor, before there is a handbook of theirs.
 */
const toldEnough: readonly AnswerCode[] = [
  'not_found',
  'host_unknown',
  'too_many_baskets',
  'too_many_seats',
  'too_many_unpaid',
  'address_crowded',
  'purchase_over',
  'robot_proof_needed',
  'mail_sent_lately',
  'mail_sent_enough',
  'tickets_sent_just_now',
  'tickets_sent_enough',
  'not_returnable',
  'not_exchangeable',
  'exchange_under_way',
  'rate_returned_whole',
  'cinema_not_reached',
  'payment_method_unknown',
  'payment_method_alone',
  'administrator_unknown',
  'administration_over',
  'exhibitor_blocked',
  'joined_enough',
  'second_step_there_needed',
  'founding_link_unknown',
  'founding_link_used',
  'short_name_taken',
  'host_taken',
  'relay_full',
]

test('every refusal somebody at work can act on leads to a section that the handbook has', () => {
  expect(Object.keys(helpFor).sort()).toEqual([...Object.keys(refusals), 'unreachable'].sort())
  for (const [code, place] of Object.entries(helpFor)) {
    if (place === null) continue
    const [page = '', section = ''] = place.split('#')
    expect(isHandbookPage(page) && (handbook[page] as readonly string[]).includes(section), code).toBe(true)
  }
  const silent = Object.entries(helpFor).filter(([, place]) => place === null)
  expect(silent.map(([code]) => code).sort()).toEqual([...toldEnough].sort())
})

test('whatever the scanner refuses is explained at the door', () => {
  const atTheDoor = Object.entries(helpFor).filter(([code]) => code.startsWith('ticket_'))
  expect(atTheDoor.length).toBeGreaterThan(8)
  expect(atTheDoor.filter(([, place]) => !place?.startsWith('door#'))).toEqual([])
})

test('a section is linked in the reader’s language, and nothing where there is nothing to say', () => {
  expect(helpAddress('seat_taken', 'nl')).toBe('/help/nl/till#seats')
  expect(helpAddress('not_found', 'nl')).toBeNull()
  expect(handbookAddress('trouble#printer', 'fr')).toBe('/help/fr/trouble#printer')
})

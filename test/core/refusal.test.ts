import { expect, test } from 'vitest'
import { comesRight, outcomeUnknown, type AnswerCode } from '#core/api/answer-code.ts'
import { refusals } from '#core/refusal.ts'

const codes: AnswerCode[] = ['unreachable', ...(Object.keys(refusals) as AnswerCode[])]

test('only an answer that says nothing about the request leaves open whether it was done', () => {
  expect(codes.filter(outcomeUnknown).sort()).toEqual([
    'disk_full',
    'internal',
    'mirror_unavailable',
    'node_outdated',
    'node_recovering',
    'not_signed_in',
    'token_stale',
    'too_many_requests',
    'unreachable',
  ])
})

test('a plain no is final: who hears it may ask for something else', () => {
  for (const code of ['seat_taken', 'total_changed', 'cash_short', 'not_allowed', 'sales_closed'] as const)
    expect(outcomeUnknown(code)).toBe(false)
})

test('what broke, and who must sign in first, does not come right by asking again', () => {
  expect(codes.filter(code => outcomeUnknown(code) && !comesRight(code)).sort()).toEqual([
    'internal',
    'not_signed_in',
  ])
  expect(codes.filter(code => comesRight(code) && !outcomeUnknown(code))).toEqual([])
})

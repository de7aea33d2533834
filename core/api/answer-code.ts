import type { RefusalCode } from '../refusal.ts'

/** Why a call failed: a refusal, or no answer at all. */
export type AnswerCode = RefusalCode | 'unreachable'

/** Answers that leave the outcome open: an earlier try may have succeeded. */
const silent: ReadonlySet<AnswerCode> = new Set([
  'unreachable',
  'internal',
  'mirror_unavailable',
  'disk_full',
  'node_recovering',
  'node_outdated',
  'too_many_requests',
  'not_signed_in',
  'token_stale',
])

/**
 * Whether the request may have succeeded. Only the same request, with the same id, may follow: a new one could sell
 * or pay out twice. A commit that found its disk full or lost its mirror may have persisted all the same.
 */
export function outcomeUnknown(code: AnswerCode): boolean {
  return silent.has(code)
}

/** Whether repeating the same request will succeed in the end without anyone's help. */
export function comesRight(code: AnswerCode): boolean {
  return silent.has(code) && code !== 'internal' && code !== 'not_signed_in'
}

import { applyBoxEnrolled, applyBoxInvited, type BoxEnrolled, type BoxInvited } from './apply.ts'
import type { BellAnswered, BellRung } from './bells/facts.ts'
import { applyBellAnswered, applyBellRung } from './bells/store.ts'
import type { RegisterNoticeRead } from './notices/facts.ts'
import { applyRegisterNoticeRead } from './notices/store.ts'
import type { SpotsPlayed } from '../signage/plays/facts.ts'
import { applySpotsPlayed } from '../signage/plays/store.ts'

/** Facts of boxes and walls, and of people at tills who call somebody. */
export type DeviceFacts = {
  'box.invited': BoxInvited
  'box.enrolled': BoxEnrolled
  'bell.rung': BellRung
  'bell.answered': BellAnswered
  'register_notice.read': RegisterNoticeRead
  'spots.played': SpotsPlayed
}

export const deviceKinds = {
  'box.invited': { v: 1, trade: 'stays', apply: applyBoxInvited },
  'box.enrolled': { v: 1, trade: 'stays', apply: applyBoxEnrolled },
  'bell.rung': { v: 1, trade: 'goes on', apply: applyBellRung },
  'bell.answered': { v: 1, trade: 'goes on', apply: applyBellAnswered },
  'register_notice.read': { v: 1, trade: 'goes on', apply: applyRegisterNoticeRead },
  // A wall shows what is paid for while people practise beside it too.
  'spots.played': { v: 1, trade: 'stays', apply: applySpotsPlayed },
} as const

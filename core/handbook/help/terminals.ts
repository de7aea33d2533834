import type { terminals as refusals } from '../../refusals/terminals.ts'
import type { HandbookPlace } from '../contents.ts'

export const terminals: Record<keyof typeof refusals, HandbookPlace | null> = {
  terminal_twice: 'trouble#form',
  terminal_address: 'trouble#form',
  terminal_none: 'till#terminal',
  terminal_busy: 'till#terminal',
  terminal_in_training: 'till#terminal',
  terminal_unanswered: 'till#terminal',
  terminal_money_waits: 'till#terminal',
  terminal_not_approved: 'till#terminal',
  terminal_day_open: 'till#terminal',
  terminal_needed: 'till#terminal',
  terminal_first: 'till#terminal',
  refund_given: 'till#terminal',
}

import * as z from 'zod'
import type { Permission } from '../access/employee.ts'
import { wordsOfMost } from '../i18n/words.ts'

/** What a rule waits for. */
export const automationTriggers = [
  'time',
  'before_show',
  'after_show',
  'seats_left',
  'stock_low',
  'voucher_ends',
  'box_away',
] as const
export type AutomationTrigger = (typeof automationTriggers)[number]

/** Those that are about one show, so that what is done can be about it too. */
export const showTriggers: readonly AutomationTrigger[] = ['before_show', 'after_show', 'seats_left']

/** What a rule does. */
export const automationActions = [
  'mail_staff',
  'mail_buyers',
  'mail_holder',
  'send_report',
  'send_campaign',
  'release_reservations',
  'take_off_website',
  'wall_notice',
] as const
export type AutomationAction = (typeof automationActions)[number]

/** Those that need to know a show. */
export const showActions: readonly AutomationAction[] = [
  'mail_buyers',
  'release_reservations',
  'take_off_website',
]

export const automationFields = z.object({
  name: z.string().trim().min(1).max(60),
  /** The cinema whose shows, stock and box it looks at, and whose clock it goes by. */
  cinemaId: z.string().min(1).max(64),
  active: z.boolean(),
  trigger: z.enum(automationTriggers),
  /** The time on the cinema's wall, `HH:MM`. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field.invalid')
    .nullable(),
  /** 1 Monday to 7 Sunday; every day when empty. */
  weekdays: z.array(z.enum(['1', '2', '3', '4', '5', '6', '7'])).max(7),
  /** Only on this day of the month; the last one of months that are shorter. Every day when null. */
  monthDay: z.int().min(1).max(31).nullable(),
  /** Before the show begins, after its film ends, or since the box was heard. At most a week. */
  minutes: z.int().min(0).max(10_080).nullable(),
  /** So many seats of a show are left, or fewer: 0 is sold out. */
  seats: z.int().min(0).max(2000).nullable(),
  /** So many days before a voucher ends. */
  days: z.int().min(1).max(365).nullable().optional(),
  /** So many of a product are left, or fewer. */
  quantity: z.int().min(0).max(100_000).nullable(),
  /** The products that are looked at; all whose stock is kept when empty. */
  productIds: z.array(z.string().max(64)).max(50),
  action: z.enum(automationActions),
  /** Whoever has one of these roles and works in the cinema is mailed. */
  roleIds: z.array(z.string().max(64)).max(20),
  subject: wordsOfMost(120).nullable(),
  text: wordsOfMost(2000).nullable(),
  reportId: z.string().max(64).nullable(),
  /** The newsletter that is sent anew each time. */
  campaignId: z.string().max(64).nullable(),
  /** How long walls say it. */
  noticeMinutes: z.int().min(1).max(1440).nullable(),
  deleted: z.boolean(),
})
export type AutomationFields = z.infer<typeof automationFields>

/** What somebody must be allowed to do themselves to have it done by a rule, one of these; what is not named needs no more. */
export const allowedBy: { readonly [A in AutomationAction]?: readonly Permission[] } = {
  send_campaign: ['manage_programme'],
  mail_buyers: ['manage_programme'],
  mail_holder: ['manage_vouchers'],
  release_reservations: ['sell', 'manage_programme'],
  take_off_website: ['manage_programme'],
  wall_notice: ['manage_programme'],
}

type Named = keyof AutomationFields

/** What a rule cannot be without, by what it waits for and what it does. */
const needed: Readonly<Record<AutomationTrigger | AutomationAction, readonly Named[]>> = {
  time: ['time'],
  before_show: ['minutes'],
  after_show: ['minutes'],
  seats_left: ['seats'],
  stock_low: ['quantity'],
  voucher_ends: ['days'],
  box_away: ['minutes'],
  mail_staff: ['roleIds', 'text'],
  mail_buyers: ['subject', 'text'],
  mail_holder: ['subject', 'text'],
  send_report: ['roleIds', 'reportId'],
  send_campaign: ['campaignId'],
  release_reservations: [],
  take_off_website: [],
  wall_notice: ['text', 'noticeMinutes'],
}

/** Whether a field says nothing: not given, no roles, or words without English ones. */
function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return !value.length
  if (typeof value === 'object' && value) return !(value as { en?: string }).en?.trim()
  return value === null || value === undefined || value === ''
}

/** The first thing a rule lacks, or what does not go together in it. */
export function automationMisfit(rule: AutomationFields):
  | {
      code:
        | 'automation_incomplete'
        | 'automation_needs_show'
        | 'automation_needs_time'
        | 'automation_needs_voucher'
      field: Named
    }
  | undefined {
  const { trigger, action } = rule
  if (showActions.includes(action) && !showTriggers.includes(trigger))
    return { code: 'automation_needs_show', field: 'action' }
  if (action === 'mail_holder' && trigger !== 'voucher_ends')
    return { code: 'automation_needs_voucher', field: 'action' }
  if (action === 'send_campaign' && trigger !== 'time')
    return { code: 'automation_needs_time', field: 'action' }
  const field = [...needed[trigger], ...needed[action]].find(name => isBlank(rule[name]))
  return field && { code: 'automation_incomplete', field }
}

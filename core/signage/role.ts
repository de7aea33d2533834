import * as z from 'zod'

const minutes = z.int().min(0).max(720)

export const signageRoleFields = z.object({
  name: z.string().trim().min(1).max(60),
  /** While a film runs, and whenever nothing below says otherwise; today's shows when null. */
  showViewId: z.string().nullable(),
  /** Before a show, while none runs; as during a show when null. */
  preshowViewId: z.string().nullable(),
  /** After the last show; as during a show when null. */
  postshowViewId: z.string().nullable(),
  /** Before and during the show of an event; as any other show when null. */
  eventViewId: z.string().nullable(),
  /** How long before a show its time begins, in minutes. */
  beforeMinutes: minutes,
  /** How long after a show its time ends, in minutes. */
  afterMinutes: minutes,
  /** The wall is dark at all other times. */
  offOtherwise: z.boolean(),
  deleted: z.boolean(),
})
export type SignageRoleFields = z.infer<typeof signageRoleFields>

/** What a wall is for at a time, by its bit. Source: spec/operations.md section 6, signage role bitmask. */
export const signageStates = { blank: 1, preshow: 2, postshow: 4, show: 8, event: 16 } as const
export type SignageState = keyof typeof signageStates

/** The times of which a role says something of its own, as the specification numbers them. */
export function signageRoleBits(
  role: Pick<
    SignageRoleFields,
    'showViewId' | 'preshowViewId' | 'postshowViewId' | 'eventViewId' | 'offOtherwise'
  >,
): number {
  const given: Record<SignageState, boolean> = {
    blank: role.offOtherwise,
    preshow: role.preshowViewId !== null,
    postshow: role.postshowViewId !== null,
    show: true,
    event: role.eventViewId !== null,
  }
  const states = Object.keys(signageStates) as SignageState[]
  return states.reduce((bits, state) => (given[state] ? bits | signageStates[state] : bits), 0)
}

import * as z from 'zod'

/** One time that the snacks of an order were handed out. */
export const handoutSeen = z.object({ at: z.string(), employeeName: z.string(), device: z.string() })

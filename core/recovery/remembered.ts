import * as z from 'zod'

const known = {
  origin: z.string().max(200),
  seq: z.int().min(0),
  /** The box's own, so that it believes the place when it has forgotten it. */
  proof: z.string().max(100).optional(),
}

/** A bill as it stands at its box, and all that came back of it: its register keeps it for a day, should the box forget. */
export const rememberedBill = z.object({
  ...known,
  sale: z.looseObject({ billId: z.string() }),
  returns: z.array(z.looseObject({ id: z.string() })),
})

/** Whom a scanner was told to let in; kept for a day too. */
export const rememberedAdmission = z.object({
  ...known,
  admission: z.object({
    ticketId: z.string().max(100),
    admissionId: z.string().max(100),
    scheduleId: z.string().max(100),
    gate: z.string().max(200),
  }),
})

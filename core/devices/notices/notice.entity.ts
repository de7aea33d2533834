import * as z from 'zod'
import { defineEntity } from '../../catalogue/entity.ts'
import { wordsOfMost } from '../../i18n/words.ts'
import type { Catalogue } from '../../journal/apply.ts'

export const registerNoticeFields = z.object({
  text: wordsOfMost(200).extend({ en: z.string().trim().min(1).max(200) }),
  /** At the registers of one cinema; of all cinemas when null. */
  cinemaId: z.string().max(64).nullable(),
  /** At these registers alone; at all of them when empty. */
  deviceIds: z.array(z.string().max(64)).max(100),
  /** Until then, as wall time of the cinema (`2026-12-24T22:30`): an old notice stands in nobody's way. */
  until: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, 'field.invalid'),
  deleted: z.boolean(),
})
export type RegisterNoticeFields = z.infer<typeof registerNoticeFields>

/** What cashiers are told at their registers, while they go on selling, until each has read it. */
export const registerNotice = defineEntity({
  kind: 'register_notice',
  fields: registerNoticeFields,
  essentials: ['text', 'until'],
  scope: 'exhibitor',
  name: ({ text }) => text,
  edit: {
    path: 'register-notices',
    permission: 'manage_devices',
    fresh: { cinemaId: null, deviceIds: [], deleted: false },
    module: 'pos',
    inputs: { until: 'moment' },
    refuses: ['not_a_register', 'other_cinema'],
    permits: (known, _, { after }) =>
      after && !after.deleted ? wrongWith(known.catalogue, after) : undefined,
  },
  refersTo: { cinemaId: 'cinema', deviceIds: 'device' },
  tells: ['register_notices.changed'],
})

/** A wall or a scanner shows no notice, and a register of another cinema not this one. */
function wrongWith(
  catalogue: Pick<Catalogue, 'get'>,
  { deviceIds, cinemaId }: Pick<RegisterNoticeFields, 'deviceIds' | 'cinemaId'>,
) {
  for (const id of deviceIds) {
    const device = catalogue.get('device', id)
    if (device && !sells(device.type)) return { code: 'not_a_register', field: 'deviceIds' } as const
    if (device && cinemaId !== null && device.cinemaId !== cinemaId)
      return { code: 'other_cinema', field: 'deviceIds' } as const
  }
  return undefined
}

const sells = (type: string) => type === 'register' || type === 'pos'

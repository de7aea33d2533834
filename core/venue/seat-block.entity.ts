import { defineEntity } from '../catalogue/entity.ts'
import { seatBlockFields } from './seat-block.ts'

/** Made and ended by calls of their own (`core/planning/seat-block-routes.ts`). */
export const seatBlock = defineEntity({
  kind: 'seat_block',
  fields: seatBlockFields,
  essentials: ['screenId', 'seatId', 'blocked'],
  scope: 'exhibitor',
  name: ({ seatId }) => seatId,
  tells: ['programme.changed'],
})

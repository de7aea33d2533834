import { defineEntity } from '../catalogue/entity.ts'
import { plainSeatClass, seatClassFields, builtInClasses } from './seat-class.ts'

/** The classes of seats: five that are always there, and those an exhibitor makes beside them. */
export const seatClass = defineEntity({
  kind: 'seat_class',
  fields: seatClassFields,
  essentials: ['name', 'behaves'],
  scope: 'exhibitor',
  name: ({ name, id }) => name ?? id,
  edit: {
    path: 'seat-classes',
    permission: 'manage_prices',
    listedFor: 'staff',
    fresh: plainSeatClass,
    builtIn: builtInClasses,
    fixed: ['behaves'],
    unique: ['name'],
    archives: true,
  },
  rows: { plans: 'arrangement_classes.class_id' },
  tells: ['price.changed'],
})

import { defineEntity } from '../catalogue/entity.ts'
import { placeholderFields } from './placeholder.ts'

/** Kept, changed and given up by calls of their own (`placeholder-routes.ts`): what stands in the way is planned, not edited. */
export const placeholder = defineEntity({
  kind: 'placeholder',
  fields: placeholderFields,
  essentials: ['cinemaId', 'name', 'place', 'deleted'],
  scope: 'placeholder',
  name: ({ name }) => name,
  tells: ['programme.changed'],
})

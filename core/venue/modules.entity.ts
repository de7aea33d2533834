import { moduleFields } from '../access/modules.ts'
import { defineEntity } from '../catalogue/entity.ts'

/** The provider switches modules, at the relay and by no call (`cloud-relay/modules.ts`). */
export const modules = defineEntity({
  kind: 'modules',
  fields: moduleFields,
  essentials: [],
  scope: 'exhibitor',
  name: ({ id }) => id,
  tells: ['settings.changed', 'programme.changed', 'price.changed', 'vouchers.changed'],
})

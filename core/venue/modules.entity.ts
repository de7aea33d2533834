import { moduleFields, modules as modulesThere, ownModulesId } from '../access/modules.ts'
import { defineEntity } from '../catalogue/entity.ts'

/**
 * Two entries: what the provider says, who switches at the relay and by no call (`cloud-relay/modules.ts`), and what
 * the exhibitor does without, which its managers switch for all cinemas. A module is on where neither says no.
 */
export const modules = defineEntity({
  kind: 'modules',
  fields: moduleFields,
  essentials: [],
  // Like settings of the exhibitor: changed by who works in all cinemas.
  scope: 'settings',
  name: ({ id }) => id,
  edit: {
    path: 'modules',
    permission: 'manage_settings',
    fresh: Object.fromEntries(modulesThere.map(module => [module, true])),
    listedFor: 'staff',
    only: 'relay',
    ids: [ownModulesId],
    permits: (_, __, { before, after }) =>
      (after ?? before)?.id === ownModulesId ? undefined : { code: 'not_allowed' },
  },
  tells: ['settings.changed', 'programme.changed', 'price.changed', 'vouchers.changed'],
})

import { defineEntity } from '../catalogue/entity.ts'
import { signageRoleFields } from './role.ts'

/** What a wall is for: what it shows before, during and after shows. Each wall names one. */
export const signageRole = defineEntity({
  kind: 'signage_role',
  fields: signageRoleFields,
  essentials: ['name'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'signage-roles',
    permission: 'manage_programme',
    fresh: {
      showViewId: null,
      preshowViewId: null,
      postshowViewId: null,
      eventViewId: null,
      beforeMinutes: 60,
      afterMinutes: 15,
      offOtherwise: false,
      deleted: false,
    },
    listedFor: 'staff',
    module: 'signage',
  },
  refersTo: {
    showViewId: 'signage_view',
    preshowViewId: 'signage_view',
    postshowViewId: 'signage_view',
    eventViewId: 'signage_view',
  },
  tells: ['signage.changed'],
})

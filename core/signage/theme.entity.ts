import { defineEntity } from '../catalogue/entity.ts'
import { signageThemeFields } from './theme.ts'

/** How walls look for a while: at Christmas, at carnival, or always. */
export const signageTheme = defineEntity({
  kind: 'signage_theme',
  fields: signageThemeFields,
  essentials: ['name', 'look'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'signage-themes',
    permission: 'manage_programme',
    fresh: { hue: null, backgroundId: null, from: null, until: null, yearly: false, deleted: false },
    listedFor: 'staff',
    module: 'signage',
    inputs: { hue: 'hue' },
    onlyWhen: { hue: { field: 'look', is: ['custom'] } },
    refuses: ['page_ends_first', 'yearly_needs_days'],
    misfit({ from, until, yearly }) {
      if (yearly && !(from && until))
        return { code: 'yearly_needs_days', details: {}, field: from ? 'until' : 'from' }
      return !yearly && from && until && until < from
        ? { code: 'page_ends_first', details: {}, field: 'until' }
        : undefined
    },
  },
  refersTo: { backgroundId: 'signage_background' },
  tells: ['signage.changed'],
})

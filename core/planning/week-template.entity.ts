import { defineEntity } from '../catalogue/entity.ts'
import { weekTemplateFields } from './week-template.ts'

/** Weeks that people keep under a name. It names films and screens and holds none of them: either may be gone by then. */
export const weekTemplate = defineEntity({
  kind: 'week_template',
  fields: weekTemplateFields,
  essentials: ['cinemaId', 'name', 'shows'],
  scope: 'week_template',
  name: ({ name }) => name,
  edit: {
    path: 'week-templates',
    permission: 'manage_programme',
    fresh: { deleted: false },
    fixed: ['cinemaId'],
  },
  refersTo: { cinemaId: 'cinema' },
  tells: [],
})

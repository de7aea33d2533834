import { defineEntity } from '../catalogue/entity.ts'
import { changesView, reportFields, seesView } from './view.ts'

/** A report somebody keeps under a name, and may share. */
export const report = defineEntity({
  kind: 'report',
  fields: reportFields,
  essentials: ['name', 'ownerId', 'shape', 'period'],
  scope: 'exhibitor',
  name: ({ name }) => name,
  edit: {
    path: 'reports',
    permission: 'see_reports',
    fresh: { sharedWith: 'nobody', roleIds: [], deleted: false },
    fixed: ['ownerId'],
    listedFor: 'staff',
    refuses: ['report_not_yours'],
    sees: ({ catalogue }, by, view) =>
      seesView(view, { ...by, roleIds: catalogue.get('employee', by.employeeId)?.roleIds ?? [] }),
    permits(_, by, { before, after }) {
      const isTheirs = before ? changesView(before, by) : after?.ownerId === by.employeeId
      return isTheirs ? undefined : { code: 'report_not_yours' }
    },
  },
  refersTo: { roleIds: 'role' },
  tells: [],
})

import { defineEntity } from '../catalogue/entity.ts'
import { seesView } from '../reports/view.ts'
import { allowedBy, automationFields, automationMisfit } from './automation.ts'

/** A rule that a manager makes: when something happens, something is done. Only the relay runs them. */
export const automation = defineEntity({
  kind: 'automation',
  fields: automationFields,
  essentials: ['name', 'cinemaId', 'active', 'trigger', 'weekdays', 'productIds', 'action', 'roleIds'],
  scope: 'automation',
  name: ({ name }) => name,
  edit: {
    path: 'automations',
    permission: 'manage_settings',
    only: 'relay',
    fresh: {
      active: false,
      trigger: 'time',
      time: null,
      weekdays: [],
      monthDay: null,
      minutes: null,
      seats: null,
      days: null,
      quantity: null,
      productIds: [],
      action: 'mail_staff',
      roleIds: [],
      subject: null,
      text: null,
      reportId: null,
      campaignId: null,
      noticeMinutes: null,
      deleted: false,
    },
    fixed: ['cinemaId'],
    inputs: { time: 'time', weekdays: 'ticks', text: 'long' },
    onlyWhen: {
      time: { field: 'trigger', is: ['time'] },
      weekdays: { field: 'trigger', is: ['time'] },
      monthDay: { field: 'trigger', is: ['time'] },
      minutes: { field: 'trigger', is: ['before_show', 'after_show', 'box_away'] },
      seats: { field: 'trigger', is: ['seats_left'] },
      days: { field: 'trigger', is: ['voucher_ends'] },
      quantity: { field: 'trigger', is: ['stock_low'] },
      productIds: { field: 'trigger', is: ['stock_low'] },
      roleIds: { field: 'action', is: ['mail_staff', 'send_report'] },
      subject: { field: 'action', is: ['mail_staff', 'mail_buyers', 'mail_holder'] },
      text: { field: 'action', is: ['mail_staff', 'mail_buyers', 'mail_holder', 'wall_notice'] },
      reportId: { field: 'action', is: ['send_report'] },
      campaignId: { field: 'action', is: ['send_campaign'] },
      noticeMinutes: { field: 'action', is: ['wall_notice'] },
    },
    refuses: [
      'automation_incomplete',
      'automation_needs_show',
      'automation_needs_time',
      'automation_needs_voucher',
      'not_allowed',
      'report_not_yours',
    ],
    misfit(rule) {
      const wrong = automationMisfit(rule)
      return wrong && { ...wrong, details: {} }
    },
    /** Nobody has done by a rule what they could not do themselves, nor has a report sent that they could not read. */
    permits({ catalogue }, by, { before, after }) {
      const may = after && allowedBy[after.action]
      if (may && !may.some(permission => by.permissions.includes(permission)))
        return { code: 'not_allowed', field: 'action' }
      if (!after?.reportId || after.reportId === before?.reportId) return undefined
      const view = catalogue.get('report', after.reportId)
      const roleIds = catalogue.get('employee', by.employeeId)?.roleIds ?? []
      return view && seesView(view, { ...by, roleIds })
        ? undefined
        : { code: 'report_not_yours', field: 'reportId' }
    },
  },
  refersTo: {
    cinemaId: 'cinema',
    productIds: 'product',
    roleIds: 'role',
    reportId: 'report',
    campaignId: 'campaign',
  },
  tells: [],
})

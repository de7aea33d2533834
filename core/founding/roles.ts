import type { Permission } from '../access/employee.ts'
import type { Locale } from '../i18n/locale.ts'

/** The roles an exhibitor begins with; all of them can be changed. Names of a role are in one language. */
export type StandardRole = {
  readonly id: string
  readonly name: Readonly<Record<Locale, string>>
  readonly color: string
  readonly everything?: true
  readonly permissions: readonly Permission[]
}

/** The role of who founds: everything, that of coming versions too. */
export const administratorId = 'administrator'

export const standardRoles: readonly StandardRole[] = [
  {
    id: administratorId,
    name: { en: 'Administrator', de: 'Verwaltung', fr: 'Administration', nl: 'Beheerder' },
    color: 'oklch(0.55 0.16 300)',
    everything: true,
    permissions: [],
  },
  {
    id: 'manager',
    name: { en: 'Manager', de: 'Leitung', fr: 'Direction', nl: 'Manager' },
    color: 'oklch(0.68 0.14 75)',
    permissions: [
      'sell',
      'refund',
      'refund_used',
      'scan',
      'manage_programme',
      'manage_prices',
      'manage_vouchers',
      'override_vouchers',
      'withdraw_cash',
      'manage_invoices',
      'manage_devices',
      'see_reports',
    ],
  },
  {
    id: 'cashier',
    name: { en: 'Cashier', de: 'Kasse', fr: 'Caisse', nl: 'Kassa' },
    color: 'oklch(0.62 0.13 155)',
    permissions: ['sell', 'refund', 'scan'],
  },
  {
    id: 'usher',
    name: { en: 'Usher', de: 'Einlass', fr: 'Placement', nl: 'Zaalwacht' },
    color: 'oklch(0.6 0.15 25)',
    permissions: ['scan'],
  },
]

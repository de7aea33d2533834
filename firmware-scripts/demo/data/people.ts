import { permissions, type EmployeeFields, type Permission, type RoleFields } from '#core/access/employee.ts'
import { standardRoles } from '#core/founding/roles.ts'

export type RoleKey = 'administrator' | 'exhibitor-manager' | 'manager' | 'cashier' | 'usher'

export type DemoRole = { key: RoleKey; role: RoleFields }

/** `employee.roleIds` and `employee.cinemaIds` are demo keys. */
export type DemoEmployee = {
  key: string
  employee: EmployeeFields
  /** Four digits for the sign-in at register and scanner. */
  pin: string
  /** The portal sign-in; cashiers and ushers have none. */
  portal: { email: string; password: string } | null
}

/*
 * DEMO CREDENTIALS. The PINs and passwords below are public: they are printed so that people who try Foyer can
 * sign in as anyone. They belong to no person, and a real cinema never receives them.
 */

const everything: Permission[] = [...permissions]
const startsWith = (id: string) => [...(standardRoles.find(standard => standard.id === id)?.permissions ?? [])]

export const demoRoles: DemoRole[] = [
  role('administrator', 'Administrator', 'oklch(0.55 0.16 300)', everything, 1_000_000),
  role('exhibitor-manager', 'Exhibitor manager', 'oklch(0.58 0.13 250)', everything, 1_000_000),
  role('manager', 'Manager', 'oklch(0.68 0.14 75)', startsWith('manager'), 10_000),
  role('cashier', 'Cashier', 'oklch(0.62 0.13 155)', startsWith('cashier'), 500),
  role('usher', 'Usher', 'oklch(0.6 0.15 25)', startsWith('usher')),
]

export const melusineEmployees: DemoEmployee[] = [
  employee('claire-weber', 'Claire Weber', 'administrator', '1001', {
    email: 'claire.weber@melusine.example',
    password: 'lantern-over-the-alzette',
  }),
  employee('marc-thill', 'Marc Thill', 'exhibitor-manager', '1002', {
    email: 'marc.thill@melusine.example',
    password: 'two-houses-one-programme',
  }),
  employee('sofia-ferreira', 'Sofia Ferreira', 'manager', '1003', {
    email: 'sofia.ferreira@melusine.example',
    password: 'doors-open-at-seven',
    cinemaIds: ['cine-melusine'],
    receivesManagementNotifications: true,
  }),
  employee('luc-reuter', 'Luc Reuter', 'manager', '1004', {
    email: 'luc.reuter@melusine.example',
    password: 'riverside-in-the-evening',
    cinemaIds: ['cine-moselle'],
    receivesManagementNotifications: true,
  }),
  employee('anna-kremer', 'Anna Kremer', 'cashier', '2001', { cinemaIds: ['cine-melusine'] }),
  employee('joao-lopes', 'João Lopes', 'cashier', '2002', { cinemaIds: ['cine-melusine'] }),
  employee('emma-schmit', 'Emma Schmit', 'cashier', '2003', { cinemaIds: ['cine-moselle'] }),
  employee('noah-hoffmann', 'Noah Hoffmann', 'usher', '3001', { cinemaIds: ['cine-melusine'] }),
  employee('ines-dubois', 'Inès Dubois', 'usher', '3002', {}),
]

export const oeslingEmployees: DemoEmployee[] = [
  employee('jang-majerus', 'Jang Majerus', 'administrator', '1001', {
    email: 'jang.majerus@oesling.example',
    password: 'hay-under-the-screen',
    receivesManagementNotifications: true,
  }),
  employee('lieke-de-vos', 'Lieke de Vos', 'manager', '1002', {
    email: 'lieke.devos@oesling.example',
    password: 'forty-eight-chairs',
    cinemaIds: ['filmhaus-oesling'],
  }),
  employee('tom-wagener', 'Tom Wagener', 'cashier', '2001', { cinemaIds: ['filmhaus-oesling'] }),
  employee('maria-koob', 'Maria Koob', 'usher', '3001', { cinemaIds: ['filmhaus-oesling'] }),
]

/** @param discountUpToCents most that the role may take off one bill */
function role(
  key: RoleKey,
  name: string,
  color: string,
  permissions: Permission[],
  discountUpToCents = 0,
): DemoRole {
  const all = key === 'administrator' ? { everything: true } : {}
  return { key, role: { name, color, permissions, discountUpToCents, ...all, deleted: false } }
}

function employee(
  key: string,
  name: string,
  roleKey: RoleKey,
  pin: string,
  more: {
    email?: string
    password?: string
    cinemaIds?: string[]
    receivesManagementNotifications?: boolean
  },
): DemoEmployee {
  const { email, password, cinemaIds = [], receivesManagementNotifications = false } = more
  const portal = email && password ? { email, password } : null
  const works = { cinemaIds, receivesManagementNotifications, active: true }
  return {
    key,
    employee: { name, roleIds: [roleKey], portalAccess: portal !== null, ...works },
    pin,
    portal,
  }
}

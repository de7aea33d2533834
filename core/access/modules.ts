import * as z from 'zod'
import type { Catalogue } from '../journal/apply.ts'
import { Refusal } from '../refusal.ts'

/**
 * What an account may be without: the parts of spec/operations.md section 1 that are built. The others are listed here
 * when they are, so that nobody switches what does nothing.
 */
export const modules = [
  'tickets',
  'vouchers',
  'signage',
  'products',
  'pos',
  'cash_balance',
  'reservations',
  'invoices',
  'newsletters',
] as const
export type Module = (typeof modules)[number]

/** Which modules somebody has switched; one that is not named is on. */
export const moduleFields = z.object({
  tickets: z.boolean().optional(),
  vouchers: z.boolean().optional(),
  signage: z.boolean().optional(),
  products: z.boolean().optional(),
  pos: z.boolean().optional(),
  cash_balance: z.boolean().optional(),
  reservations: z.boolean().optional(),
  invoices: z.boolean().optional(),
  newsletters: z.boolean().optional(),
})
export type ModuleFields = z.infer<typeof moduleFields>

/** What the provider has switched for the account. */
export const modulesId = 'modules'
/** What the exhibitor itself does without, of what its account has. */
export const ownModulesId = 'exhibitor'

type Known = Pick<Catalogue, 'all'>

/** Whether the account has a module, and the exhibitor uses it. */
export function isModuleOn(catalogue: Known, module: Module): boolean {
  return catalogue.all('modules').every(({ [module]: on }) => on !== false)
}

/** Refuses `module_inactive` for what the account is without. */
export function requireModules(catalogue: Known, needed: readonly Module[]): void {
  if (needed.some(module => !isModuleOn(catalogue, module))) throw new Refusal('module_inactive')
}

import * as z from 'zod'
import type { Catalogue } from '../journal/apply.ts'
import { Refusal } from '../refusal.ts'

/**
 * What an account may be without: the parts of spec/operations.md section 1 that are built. The others are listed here
 * when they are, so that nobody switches what does nothing.
 */
export const modules = ['tickets', 'vouchers', 'signage', 'products', 'pos'] as const
export type Module = (typeof modules)[number]

/** Which modules the provider has switched for the account; one it does not name is on. */
export const moduleFields = z.object({
  tickets: z.boolean().optional(),
  vouchers: z.boolean().optional(),
  signage: z.boolean().optional(),
  products: z.boolean().optional(),
  pos: z.boolean().optional(),
})
export type ModuleFields = z.infer<typeof moduleFields>

/** The id of the only entry there is. */
export const modulesId = 'modules'

type Known = Pick<Catalogue, 'all'>

export function isModuleOn(catalogue: Known, module: Module): boolean {
  return catalogue.all('modules').find(({ id }) => id === modulesId)?.[module] ?? true
}

/** Refuses `module_inactive` for what the account is without. */
export function requireModules(catalogue: Known, needed: readonly Module[]): void {
  if (needed.some(module => !isModuleOn(catalogue, module))) throw new Refusal('module_inactive')
}

import type { Options } from './options.ts'
import type { Rules } from './rules.ts'

/** A rule of Foyer that is switched off, and the troubles under which that should show. */
export type Mutant = { rule: string; rules: () => Rules; options?: Partial<Options> }

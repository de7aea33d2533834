import * as z from 'zod'
import { declare } from './declare.ts'

const shared = {
  group: 'pos',
  narrowest: 'device',
  audience: 'everybody',
  permission: 'manage_devices',
  effect: 'at_once',
} as const

/** What registers do by themselves, and what people at them ask for. */
export const tills = {
  /**
   * Whether the receipt of a sale is printed by itself, or only when the guest wants one, as France asks since August
   * 2023 (Code de l'environnement, art. L541-15-10, IV). Tickets always come.
   */
  'pos_config.receipts': declare({ ...shared, value: z.enum(['always', 'asked']), fallback: 'always' }),
  /** Whether a register offers what its cinema sold most lately. */
  'pos_config.popular': declare({ ...shared, module: 'products', value: z.boolean(), fallback: true }),
}

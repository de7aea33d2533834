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
  /**
   * Whether the slip of a voucher comes with its sale, or only when somebody prints the sale again: a cinema that hands
   * out plastic cards needs none.
   */
  'pos_config.voucher_slips': declare({
    ...shared,
    module: 'vouchers',
    value: z.enum(['always', 'asked']),
    fallback: 'always',
  }),
  /**
   * What the cashier confirms to have looked at before tickets are paid for: a binding age of their films, and the cards
   * that their price rates ask for. Off unless somebody wants it, since a press costs every guest time.
   */
  'pos_config.looked_at': declare({
    ...shared,
    module: 'tickets',
    value: z.enum(['nothing', 'ages', 'ages_and_cards']),
    fallback: 'nothing',
  }),
  /**
   * The number of the sheet with command codes that registers of a cinema obey; 0 for none. Another number makes every
   * older sheet worthless.
   */
  'pos_config.command_sheet': declare({
    ...shared,
    narrowest: 'cinema',
    value: z.int().min(0).max(9999),
    fallback: 0,
  }),
  /** What line displays show while nobody is served; the cinema's name when empty. */
  'pos_config.line_display_idle': declare({
    ...shared,
    narrowest: 'cinema',
    value: z.string().trim().max(40),
    fallback: '',
  }),
  /** Of which kinds of products the bar gets a slip to prepare them by; a group of the exhibitor's own says it itself. */
  'pos_config.bar_slips': declare({
    ...shared,
    module: 'products',
    narrowest: 'cinema',
    value: z.array(z.enum(['popcorn', 'drinks', 'sweets', 'snacks', 'bar'])).max(5),
    fallback: [],
    input: 'ticks',
  }),
  /** Whether a register offers what its cinema sold most lately. */
  'pos_config.popular': declare({ ...shared, module: 'products', value: z.boolean(), fallback: true }),
}

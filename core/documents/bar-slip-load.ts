import type { Catalogue } from '../journal/apply.ts'
import { isPrepared } from '../pricing/product-groups.ts'
import { settingOf } from '../venue/settings/effective.ts'

/** Those of a bill's lines that the bar prepares, as products, groups and settings are now. */
export function linesToPrepare<
  Line extends { readonly kind: string; readonly productId?: string | undefined },
>(catalogue: Pick<Catalogue, 'get' | 'all'>, cinemaId: string, lines: readonly Line[]): Line[] {
  const products = lines.filter(({ kind }) => kind === 'product')
  if (!products.length) return []
  const groups = catalogue.all('product_group')
  const slipKinds = settingOf(catalogue, 'pos_config.bar_slips', cinemaId)
  if (!slipKinds.length && !groups.some(({ barSlip }) => barSlip)) return []
  return products.filter(({ productId }) => {
    const product = catalogue.get('product', productId ?? '')
    return product !== undefined && isPrepared(product, groups, slipKinds)
  })
}

import { useQuery } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import type { Product } from '#core/pricing/price-rate.ts'
import { groupOf, type ShownGroup } from '#core/pricing/product-groups.ts'
import { useChoice } from '../../box/choice.ts'
import { popularQuery } from '../server.ts'
import { addProduct } from '../till.ts'
import { useWords } from '../words.ts'
import { SellName } from './SellName.tsx'

/**
 * What this cinema sells most, and what its guests take together, below the products of every group: one press adds one
 * of each. It comes last, so that nothing moves under a finger when it arrives.
 */
export function PopularKeys({
  products,
  groups,
}: {
  products: readonly Product[]
  groups: readonly ShownGroup[]
}) {
  const words = useWords()
  const popular = useQuery(popularQuery).data
  const found = (ids: readonly string[]) =>
    ids.flatMap(id => products.find(product => product.id === id) ?? [])
  const pairs = (popular?.pairs ?? []).map(found).filter(pair => pair.length === 2)
  const tiles = [...pairs, ...(popular?.products ?? []).map(id => found([id])).filter(one => one.length)]
  const colorOf = ([first]: readonly Product[]) =>
    first && groups.find(({ id }) => id === groupOf(first, groups))?.color
  if (!tiles.length) return null
  return (
    <div className="popular" role="group" aria-label={words('popular')}>
      <h3 className="popular-title">{words('popular')}</h3>
      <ul className="popular-keys">
        {tiles.map(tile => (
          <PopularKey key={tile.map(({ id }) => id).join(' ')} tile={tile} color={colorOf(tile)} />
        ))}
      </ul>
    </div>
  )
}

function PopularKey({ tile, color }: { tile: readonly Product[]; color: string | undefined }) {
  const { locale } = useChoice()
  return (
    <li>
      <button
        type="button"
        className="sell-key"
        data-kind="product"
        data-color={color}
        data-pair={tile.length > 1 || undefined}
        onClick={() => {
          for (const { id } of tile) addProduct(id)
        }}
      >
        {tile.map(({ id, name }) => (
          <SellName key={id}>{inLocale(name, locale)}</SellName>
        ))}
        <span className="sell-price figures">
          {formatCents(
            tile.reduce((sum, { cents }) => sum + cents, 0),
            locale,
          )}
        </span>
      </button>
    </li>
  )
}

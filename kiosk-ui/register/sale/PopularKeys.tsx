import { useQuery } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { isCombination } from '#core/pricing/combination.ts'
import type { Product } from '#core/pricing/price-rate.ts'
import { groupOf, type ShownGroup } from '#core/pricing/product-groups.ts'
import { useChoice } from '../../box/choice.ts'
import { popularQuery } from '../server.ts'
import { useWords } from '../words.ts'
import { takeProduct, type ById } from './choosing.ts'
import { SellName } from './SellName.tsx'

/**
 * What this cinema sells most, and what its guests take together, below the products of every group: one press adds one
 * of each. It comes last, so that nothing moves under a finger when it arrives.
 */
export function PopularKeys({
  products,
  byId,
  groups,
}: {
  products: readonly Product[]
  byId: ById
  groups: readonly ShownGroup[]
}) {
  const words = useWords()
  const popular = useQuery(popularQuery).data
  const found = (ids: readonly string[]) =>
    ids.flatMap(id => products.find(product => product.id === id) ?? [])
  // One press of a pair takes both: what has to be chosen first stands by itself.
  const pairs = (popular?.pairs ?? [])
    .map(found)
    .filter(pair => pair.length === 2 && !pair.some(isCombination))
  const tiles = [...pairs, ...(popular?.products ?? []).map(id => found([id])).filter(one => one.length)]
  const colorOf = ([first]: readonly Product[]) =>
    first && groups.find(({ id }) => id === groupOf(first, groups))?.color
  if (!tiles.length) return null
  return (
    <div className="popular" role="group" aria-label={words('popular')}>
      <h3 className="popular-title">{words('popular')}</h3>
      <ul className="popular-keys">
        {tiles.map(tile => (
          <PopularKey
            key={tile.map(({ id }) => id).join(' ')}
            tile={tile}
            byId={byId}
            color={colorOf(tile)}
          />
        ))}
      </ul>
    </div>
  )
}

function PopularKey({
  tile,
  byId,
  color,
}: {
  tile: readonly Product[]
  byId: ById
  color: string | undefined
}) {
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
          for (const product of tile) takeProduct(product, byId)
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

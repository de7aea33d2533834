import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { renditionOf } from '#core/content/pictures/sizes.ts'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { printedOn, useKeyboard } from '../../box/keyboard-layout.ts'
import { isOffered, type Product } from '#core/pricing/price-rate.ts'
import { groupOf, type ShownGroup } from '#core/pricing/product-groups.ts'
import { quantityOf, type Basket } from './basket.ts'
import { keys } from '../keys.ts'
import { pricesQuery, stockQuery } from '../server.ts'
import { usePriceBook } from './price-book.ts'
import { useTill } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { canBeTaken, stopChoosing, takeProduct, useChoosing } from './choosing.ts'
import { CombinationStep } from './CombinationStep.tsx'
import { PopularKeys } from './PopularKeys.tsx'
import { SellName } from './SellName.tsx'
import { useWords } from '../words.ts'

/** Until the prices are there. */
const noGroups: readonly ShownGroup[] = []

/** The products, one group at a time: a press adds one. */
export function ProductGrid({ active }: { active: boolean }) {
  const words = useWords()
  const prices = useQuery(pricesQuery)
  const low = (useQuery(stockQuery).data?.levels ?? []).filter(level => level.low)
  const layout = useKeyboard(({ layout }) => layout)
  const basket = useTill(basketOf)
  const groups = prices.data?.groups ?? noGroups
  const [chosen, setGroup] = useState('')
  const group = groups.find(({ id }) => id === chosen) ?? groups[0]
  // A basket that keeps the prices it was shown says so on the keys too.
  const known = usePriceBook(null).products
  const byId = useMemo(() => new Map(known.map(product => [product.id, product])), [known])
  const all = known.filter(isOffered)
  const { productId, chosen: parts } = useChoosing()
  const combination = productId === null ? undefined : byId.get(productId)
  const shown = all
    .filter(product => groupOf(product, groups) === group?.id)
    .sort((a, b) => a.order - b.order)
  useKeys(
    active
      ? {
          ...Object.fromEntries(
            keys.categories.map((key, at) => [key, groups[at] && (() => setGroup(groups[at]!.id))]),
          ),
          ...Object.fromEntries(
            keys.products.map((key, at) => [
              key,
              shown[at] && !combination ? () => void takeProduct(shown[at]!, byId) : undefined,
            ]),
          ),
        }
      : {},
  )
  return (
    <div className="products" role="group" aria-label={words('products')}>
      <Groups
        groups={groups}
        all={all}
        basket={basket}
        chosen={group?.id}
        onChoose={id => {
          stopChoosing()
          setGroup(id)
        }}
      />
      {combination ? (
        <CombinationStep combination={combination} chosen={parts} byId={byId} active={active} />
      ) : (
        <>
          <ul className="product-keys">
            {shown.map((product, at) => (
              <ProductKey
                key={product.id}
                product={product}
                color={group?.color}
                has={quantityOf(basket, product.id)}
                keyHint={keys.products[at] && printedOn(layout, keys.products[at])}
                onTake={canBeTaken(product, byId) ? () => void takeProduct(product, byId) : undefined}
                lowLevel={low.find(({ productId }) => productId === product.id)?.level}
              />
            ))}
            {prices.data && shown.length === 0 && (
              <li className="quiet products-none">{words('products_none')}</li>
            )}
          </ul>
          <PopularKeys products={all} byId={byId} groups={groups} />
        </>
      )}
    </div>
  )
}

function Groups({
  groups,
  all,
  basket,
  chosen,
  onChoose,
}: {
  groups: readonly ShownGroup[]
  all: readonly Product[]
  basket: Basket
  chosen: string | undefined
  onChoose: (id: string) => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const counts = new Map<string, number>()
  for (const { productId, quantity } of basket.products) {
    const product = all.find(({ id }) => id === productId)
    const id = product && groupOf(product, groups)
    if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + quantity)
  }
  return (
    <div className="categories">
      {groups.map(({ id, name, color }, at) => {
        const count = counts.get(id) ?? 0
        const key = keys.categories[at]
        return (
          <button
            key={id}
            type="button"
            className="category"
            data-color={color}
            aria-pressed={id === chosen}
            aria-keyshortcuts={key}
            onClick={() => onChoose(id)}
          >
            <span>{name ? inLocale(name, locale) : words(`category_${id as Product['category']}`)}</span>
            <span className="category-foot">
              {key && (
                <kbd className="key-hint" aria-hidden="true">
                  {key}
                </kbd>
              )}
              {count > 0 && <span className="category-count figures">{count}</span>}
            </span>
          </button>
        )
      })}
    </div>
  )
}

function ProductKey({
  product,
  color,
  has,
  keyHint,
  lowLevel,
  onTake,
}: {
  product: Product
  /** Of its group. */
  color: ShownGroup['color'] | undefined
  has: number
  keyHint: string | undefined
  /** How many are left, where that is few. */
  lowLevel: number | undefined
  /** Missing of a combination that lacks something it gives. */
  onTake: (() => void) | undefined
}) {
  const words = useWords()
  const { locale } = useChoice()
  const description = product.description && inLocale(product.description, locale)
  return (
    <li>
      <button
        type="button"
        className="sell-key"
        data-kind="product"
        data-color={color}
        data-chosen={has > 0 || undefined}
        aria-keyshortcuts={keyHint}
        aria-disabled={!onTake || undefined}
        onClick={onTake}
      >
        <span className="sell-top">
          {product.picture && (
            <img
              className="sell-picture"
              src={renditionOf(`/files/${product.picture}`, '400.webp')}
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
          <SellName>{inLocale(product.name, locale)}</SellName>
          {description && <span className="sell-description">{description}</span>}
        </span>
        <span className="sell-price figures">{formatCents(product.cents, locale)}</span>
        {!onTake && <span className="sell-low">{words('combination_lacks')}</span>}
        {lowLevel !== undefined && (
          <span className="sell-low figures">
            {lowLevel > 0 ? words('stock_left', { count: lowLevel }) : words('stock_none_left')}
          </span>
        )}
        {has > 0 && <span className="sell-count display figures">{has}</span>}
        {keyHint && (
          <kbd className="key-hint" aria-hidden="true">
            {keyHint}
          </kbd>
        )}
      </button>
    </li>
  )
}

import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import type { Product } from '#core/pricing/price-rate.ts'
import { quantityOf, type Basket } from './basket.ts'
import { keys } from '../keys.ts'
import { pricesQuery } from '../server.ts'
import { addProduct, useTill } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { useWords } from '../words.ts'

const categories = ['popcorn', 'drinks', 'snacks', 'sweets', 'bar'] as const

/** The products, one group at a time: a press adds one. */
export function ProductGrid({ active }: { active: boolean }) {
  const words = useWords()
  const prices = useQuery(pricesQuery)
  const basket = useTill(basketOf)
  const [category, setCategory] = useState<(typeof categories)[number]>('popcorn')
  const all = (prices.data?.products ?? []).filter(product => !product.deleted)
  const shown = all.filter(product => product.category === category).sort((a, b) => a.order - b.order)
  useKeys(
    active
      ? {
          ...Object.fromEntries(keys.categories.map((key, at) => [key, () => setCategory(categories[at]!)])),
          ...Object.fromEntries(
            keys.products.map((key, at) => [key, shown[at] && (() => addProduct(shown[at]!.id))]),
          ),
        }
      : {},
  )
  return (
    <div className="products" role="group" aria-label={words('products')}>
      <Categories all={all} basket={basket} category={category} onChoose={setCategory} />
      <ul className="product-keys">
        {shown.map((product, at) => (
          <ProductKey
            key={product.id}
            product={product}
            has={quantityOf(basket, product.id)}
            keyHint={keys.products[at]}
          />
        ))}
        {prices.data && shown.length === 0 && (
          <li className="quiet products-none">{words('products_none')}</li>
        )}
      </ul>
    </div>
  )
}

type Category = (typeof categories)[number]

function Categories({
  all,
  basket,
  category,
  onChoose,
}: {
  all: readonly Product[]
  basket: Basket
  category: Category
  onChoose: (category: Category) => void
}) {
  const words = useWords()
  const countOf = (option: Category) =>
    all.reduce((sum, { id, category }) => sum + (category === option ? quantityOf(basket, id) : 0), 0)
  return (
    <div className="categories">
      {categories.map((option, at) => {
        const count = countOf(option)
        return (
          <button
            key={option}
            type="button"
            className="category"
            aria-pressed={option === category}
            aria-keyshortcuts={keys.categories[at]}
            onClick={() => onChoose(option)}
          >
            <span>{words(`category_${option}`)}</span>
            <span className="category-foot">
              <kbd className="key-hint" aria-hidden="true">
                {keys.categories[at]}
              </kbd>
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
  has,
  keyHint,
}: {
  product: Product
  has: number
  keyHint: string | undefined
}) {
  const { locale } = useChoice()
  return (
    <li>
      <button
        type="button"
        className="sell-key"
        data-kind="product"
        data-chosen={has > 0 || undefined}
        aria-keyshortcuts={keyHint}
        onClick={() => addProduct(product.id)}
      >
        <span className="sell-name">{inLocale(product.name, locale)}</span>
        <span className="sell-price figures">{formatCents(product.cents, locale)}</span>
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

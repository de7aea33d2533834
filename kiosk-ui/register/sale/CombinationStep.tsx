import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { choicesOf } from '#core/pricing/combination.ts'
import type { Product } from '#core/pricing/price-rate.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { printedOn, useKeyboard } from '../../box/keyboard-layout.ts'
import { keys } from '../keys.ts'
import { useWords } from '../words.ts'
import { choose, stopChoosing, type ById } from './choosing.ts'
import { SellName } from './SellName.tsx'

/** What a combination gives, one thing after the other: a press chooses, and the last one puts it into the basket. */
export function CombinationStep({
  combination,
  chosen,
  byId,
  active,
}: {
  combination: Product
  chosen: readonly string[]
  byId: ById
  active: boolean
}) {
  const words = useWords()
  const { locale } = useChoice()
  const layout = useKeyboard(({ layout }) => layout)
  const components = combination.components ?? []
  const asked = components[chosen.length]
  const offered = choicesOf(combination, id => byId.get(id))[chosen.length] ?? []
  const take = ({ id }: Product) => choose(combination, [...chosen, id], byId)
  useKeys(
    active
      ? {
          [keys.back]: stopChoosing,
          ...Object.fromEntries(
            keys.products.map((key, at) => [key, offered[at] && (() => void take(offered[at]!))]),
          ),
        }
      : {},
  )
  const before = chosen.flatMap(id => byId.get(id) ?? [])
  return (
    <div className="combination" role="group" aria-label={inLocale(combination.name, locale)}>
      <div className="combination-head">
        <p className="combination-words">
          <strong className="display">{inLocale(combination.name, locale)}</strong>{' '}
          <span className="figures">{formatCents(combination.cents, locale)}</span>
          {before.length > 0 && (
            <span className="quiet">{before.map(({ name }) => inLocale(name, locale)).join(' · ')}</span>
          )}
        </p>
        <Button size="touch" icon="back" keyHint={keys.back} onPress={stopChoosing}>
          {words('back')}
        </Button>
      </div>
      <p className="combination-asks" role="status">
        {words('combination_asks', {
          name: asked ? inLocale(asked.name, locale) : '',
          at: chosen.length + 1,
          of: components.length,
        })}
      </p>
      <ul className="product-keys">
        {offered.map((product, at) => (
          <li key={product.id}>
            <button
              type="button"
              className="sell-key"
              data-kind="product"
              aria-keyshortcuts={keys.products[at]}
              onClick={() => take(product)}
            >
              <SellName>{inLocale(product.name, locale)}</SellName>
              {keys.products[at] && (
                <kbd className="key-hint" aria-hidden="true">
                  {printedOn(layout, keys.products[at])}
                </kbd>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

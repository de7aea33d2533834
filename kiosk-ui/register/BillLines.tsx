import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { Stepper } from '#ui/parts/Stepper.tsx'
import { useChoice } from '../box/choice.ts'
import { mostOfProduct, oneLess, oneMore } from './basket.ts'
import type { BasketLine } from './basket-sum.ts'
import { settleSeats } from './seating.ts'
import { setProduct, setRate } from './till.ts'
import { useWords } from './words.ts'

/** The lines of the bill to be. `locked` while its sale is unanswered: then nothing may change. */
export function BillLines({ lines, locked }: { lines: readonly BasketLine[]; locked: boolean }) {
  const words = useWords()
  return (
    <div className="bill-lines" data-empty={lines.length === 0 || undefined}>
      {lines.length === 0 ? (
        <p className="quiet">{words('basket_empty')}</p>
      ) : (
        <ul>
          {lines.map(line => (
            <Line key={line.kind === 'ticket' ? line.rate.id : line.product.id} line={line} locked={locked} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Line({ line, locked }: { line: BasketLine; locked: boolean }) {
  const words = useWords()
  const { locale } = useChoice()
  const name = inLocale(line.kind === 'ticket' ? line.rate.name : line.product.name, locale)
  return (
    <li className="bill-line">
      <span className="bill-line-words">
        <span className="bill-line-name">{name}</span>
        <span className="figures">{formatCents(line.totalCents, locale)}</span>
      </span>
      {locked ? (
        <span className="bill-line-count display figures">{line.quantity}</span>
      ) : (
        <Stepper
          size="touch"
          value={line.quantity}
          max={line.kind === 'ticket' ? line.rate.maxTickets : mostOfProduct}
          label={name}
          decreaseLabel={words('less_of', { name })}
          increaseLabel={words('more_of', { name })}
          onChange={quantity => change(line, quantity)}
        />
      )}
    </li>
  )
}

function change(line: BasketLine, quantity: number): void {
  if (line.kind === 'product') return void setProduct(line.product.id, quantity)
  const { rate, quantity: has } = line
  const next =
    quantity > has
      ? (oneMore(quantity - 1, rate) ?? has)
      : quantity < rate.minTickets
        ? oneLess(has, rate)
        : quantity
  if (setRate(rate.id, next)) void settleSeats()
}

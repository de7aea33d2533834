import { Fragment, useRef } from 'react'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale, type Locale } from '#core/i18n/locale.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Stepper } from '#ui/parts/Stepper.tsx'
import { CardAsked } from '../../box/CardAsked.tsx'
import { useChoice } from '../../box/choice.ts'
import { mostOfProduct, oneLess, oneMore } from '../sale/basket.ts'
import type { BasketLine } from '../sale/basket-sum.ts'
import { settleSeats } from '../seats/seating.ts'
import { mostOrdered } from '#core/vouchers/gift.ts'
import { depositName } from '#core/sales/deposits.ts'
import { printedCode } from '#core/vouchers/code.ts'
import { setDiscount, setNewPackage, setNewVoucher, setProduct, setRate, showVoucher } from '../till.ts'
import { useWords } from '../words.ts'
import { packageContents } from '../vouchers/package-contents.ts'
import { SoldValueLine, ValueLine } from '../vouchers/ValueLines.tsx'
import { TopUpLine } from '../vouchers/TopUp.tsx'
import { ShowHeading } from './ShowHeading.tsx'
import { useHiddenLines } from './use-hidden-lines.ts'

/**
 * The lines of the basket, the newest in sight. `locked` while its sale is unanswered: then nothing may change.
 */
export function BillLines({ lines, locked }: { lines: readonly BasketLine[]; locked: boolean }) {
  const words = useWords()
  const list = useRef<HTMLUListElement>(null)
  const hidden = useHiddenLines(list, lines.length)
  const several = new Set(lines.flatMap(line => (line.kind === 'ticket' ? line.scheduleId : []))).size > 1
  const showThem = () =>
    list.current?.scrollTo({
      top: hidden.towards === 'end' ? list.current.scrollHeight : 0,
      behavior: 'smooth',
    })
  return (
    <div className="bill-lines" data-empty={lines.length === 0 || undefined}>
      {lines.length === 0 ? (
        <p className="quiet">{words('basket_empty')}</p>
      ) : (
        <ul ref={list}>
          {lines.map((line, at) => (
            <Fragment key={keyOf(line)}>
              {several && line.kind === 'ticket' && showBefore(lines, at) !== line.scheduleId && (
                <ShowHeading scheduleId={line.scheduleId} locked={locked} />
              )}
              <Line line={line} locked={locked} />
            </Fragment>
          ))}
        </ul>
      )}
      {hidden.count > 0 && (
        <button type="button" className="bill-lines-more" onClick={showThem}>
          {words('basket_more', { count: hidden.count })}
        </button>
      )}
    </div>
  )
}

function showBefore(lines: readonly BasketLine[], at: number): string | undefined {
  const before = lines[at - 1]
  return before?.kind === 'ticket' ? before.scheduleId : undefined
}

function Line(props: { line: BasketLine; locked: boolean }) {
  const { line } = props
  if (line.kind === 'discount') return <DiscountLine line={line} locked={props.locked} />
  if (line.kind === 'ticket_discount') return <SetLine line={line} />
  if (line.kind === 'deposit') return <DepositLine line={line} />
  if (line.kind === 'value') return <ValueLine line={line} locked={props.locked} />
  if (line.kind === 'voucher_value') return <SoldValueLine line={line} locked={props.locked} />
  if (line.kind === 'top_up') return <TopUpLine line={line} locked={props.locked} />
  return <GoodsLine {...props} line={line} />
}

type Goods = Exclude<
  BasketLine,
  { kind: 'discount' | 'deposit' | 'ticket_discount' | 'value' | 'voucher_value' | 'top_up' }
>

/** What the exhibitor takes off by itself: nobody can take it back. */
function SetLine({ line }: { line: BasketLine & { kind: 'ticket_discount' } }) {
  const { locale } = useChoice()
  return (
    <li className="bill-line">
      <span className="bill-line-words">
        <span className="bill-line-name">{inLocale(line.name, locale)}</span>
        <span className="figures">{formatCents(line.totalCents, locale)}</span>
      </span>
    </li>
  )
}

/** What is charged for cups and bottles: it follows the products beside it. */
function DepositLine({ line }: { line: BasketLine & { kind: 'deposit' } }) {
  const { locale } = useChoice()
  return (
    <li className="bill-line">
      <span className="bill-line-words">
        <span className="bill-line-name">{inLocale(depositName(line.product), locale)}</span>
        <span className="figures">{formatCents(line.totalCents, locale)}</span>
      </span>
      <span className="bill-line-count display figures">{line.quantity}</span>
    </li>
  )
}

/** What is taken off, and the way to take it back. */
function DiscountLine({ line, locked }: { line: BasketLine & { kind: 'discount' }; locked: boolean }) {
  const words = useWords()
  const { locale } = useChoice()
  return (
    <li className="bill-line">
      <span className="bill-line-words">
        <span className="bill-line-name">{words('discount')}</span>
        <span className="quiet">{line.reason}</span>
        <span className="figures">{formatCents(line.totalCents, locale)}</span>
      </span>
      {!locked && (
        <Button size="touch" icon="cross" label={words('discount_none')} onPress={() => setDiscount(null)} />
      )}
    </li>
  )
}

function GoodsLine({ line, locked }: { line: Goods; locked: boolean }) {
  const words = useWords()
  const { locale } = useChoice()
  const name = nameOf(line, locale) ?? words('voucher_not_known')
  return (
    <li className="bill-line">
      <span className="bill-line-words">
        <span className="bill-line-name">{name}</span>
        {line.kind === 'ticket' && <CardAsked card={line.rate.cardAsked} />}
        {line.kind === 'product' && line.gives && (
          <span className="quiet">{line.gives.map(({ name }) => inLocale(name, locale)).join(' · ')}</span>
        )}
        {line.kind === 'turns' && <span className="quiet figures">{printedCode(line.voucher.id)}</span>}
        {line.kind === 'package' && (
          <span className="quiet">{packageContents(line.offer.contents, words, locale)}</span>
        )}
        {line.kind === 'voucher' && (
          <span className="quiet">{words('voucher_turns', { count: line.quantity })}</span>
        )}
        <span className="figures">{formatCents(line.totalCents, locale)}</span>
      </span>
      {locked ? (
        <span className="bill-line-count display figures">{line.quantity}</span>
      ) : (
        <Stepper
          size="touch"
          value={line.quantity}
          max={mostOf(line)}
          step={line.kind === 'voucher' ? line.type.turnsStep : 1}
          label={name}
          decreaseLabel={words('less_of', { name })}
          increaseLabel={words('more_of', { name })}
          onChange={quantity => change(line, quantity)}
        />
      )}
    </li>
  )
}

function keyOf(line: BasketLine): string {
  if (line.kind === 'discount') return 'discount'
  if (line.kind === 'ticket_discount') return line.id
  if (line.kind === 'deposit') return `${line.product.id} deposit`
  if (line.kind === 'turns') return line.voucher.id
  if (line.kind === 'value') return `${line.voucher.id} value`
  if (line.kind === 'voucher') return line.type.id
  if (line.kind === 'voucher_value') return `${line.type.id} value`
  if (line.kind === 'top_up') return `${line.topUp.id} top-up`
  if (line.kind === 'package') return line.offer.id
  if (line.kind === 'ticket') return `${line.scheduleId} ${line.rate.id}`
  return [line.product, ...(line.gives ?? [])].map(({ id }) => id).join(' ')
}

function nameOf(line: Goods, locale: Locale): string | undefined {
  if (line.kind === 'turns') return line.voucher.title ? inLocale(line.voucher.title, locale) : undefined
  if (line.kind === 'voucher') return inLocale(line.type.title, locale)
  if (line.kind === 'package') return inLocale(line.offer.name, locale)
  return inLocale(line.kind === 'ticket' ? line.rate.name : line.product.name, locale)
}

function mostOf(line: Goods): number {
  if (line.kind === 'turns') return line.voucher.most
  if (line.kind === 'voucher') return line.type.turnsMax
  if (line.kind === 'package') return Math.floor(mostOrdered / vouchersIn(line))
  return line.kind === 'ticket' ? line.rate.maxTickets : mostOfProduct
}

const vouchersIn = ({ offer }: BasketLine & { kind: 'package' }) =>
  offer.contents.reduce((sum, { count }) => sum + count, 0)

function change(line: Goods, quantity: number): void {
  if (line.kind === 'product') return void setProduct(line.product.id, quantity, line.components)
  if (line.kind === 'turns') return void showVoucher({ ...line.voucher, uses: quantity })
  if (line.kind === 'package') return void setNewPackage(line.offer.id, quantity)
  if (line.kind === 'voucher') {
    // Below its minimum number of turns a voucher is removed.
    const turns = quantity < line.type.turnsMin ? 0 : quantity
    return void setNewVoucher(line.type.id, turns, line.refreshmentCents)
  }
  const { rate, quantity: has } = line
  const next =
    quantity > has
      ? (oneMore(quantity - 1, rate) ?? has)
      : quantity < rate.minTickets
        ? oneLess(has, rate)
        : quantity
  if (setRate(rate.id, next, line.scheduleId)) void settleSeats()
}

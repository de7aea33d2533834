import { useEffect, useState, type FormEvent } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import { formatCents, formatDay, formatTime } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { typedId } from '#core/journal/id.ts'
import { readVoucher, type VoucherView } from '#core/vouchers/contract.ts'
import { refreshmentBounds, type VoucherType } from '#core/vouchers/voucher-type.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { call } from '../../box/call.ts'
import { useChoice } from '../../box/choice.ts'
import { programmeQuery } from '../../box/programme.ts'
import { askWhoIsHere } from '../../box/query-client.ts'
import { keys } from '../keys.ts'
import { packageContents } from './package-contents.ts'
import { debtsQuery, voucherTypesQuery } from '../server.ts'
import { setNewPackage, setNewVoucher, showVoucher, till } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { isShown } from './voucher-cover.ts'
import { VoucherCard } from './VoucherCard.tsx'
import { useWords } from '../words.ts'
import { refusalText } from '../../box/refusal-text.tsx'

/** Vouchers in place of the second zone: use one, sell one, and the debts. `code` is looked up at once. */
export function VouchersPanel({ code, onClose }: { code?: string; onClose: () => void }) {
  const words = useWords()
  return (
    <section className="zone panel vouchers-panel" aria-label={words('vouchers')}>
      <header className="panel-head">
        <h2>{words('vouchers')}</h2>
        <Button size="touch" icon="back" keyHint={keys.back} onPress={onClose}>
          {words('back')}
        </Button>
      </header>
      <div className="vouchers-body">
        <UseVoucher code={code} onUsed={onClose} />
        <SellVoucher onSold={onClose} />
        <Debts />
      </div>
    </section>
  )
}

/** Turns to use of a voucher that is not known here; the manager decides. */
const mostUnknown = 10

function UseVoucher({ code, onUsed }: { code?: string; onUsed: () => void }) {
  const words = useWords()
  const [typed, setTyped] = useState(code ?? '')
  const [exchanged, setExchanged] = useState<VoucherView | null>(null)
  const look = useMutation({
    mutationFn: (code: string) => call(readVoucher, { params: { code } }),
    onError: error => askWhoIsHere(error),
  })
  const { mutate: lookUp } = look
  useEffect(() => {
    if (code) lookUp(code)
  }, [code, lookUp])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setExchanged(null)
    if (typed.trim()) look.mutate(typed.trim())
  }
  const maybeNew = look.error instanceof CallRefused && look.error.code === 'voucher_not_here'
  const accept = () => {
    const id = typedId(look.variables ?? '')
    if (id && isShown(basketOf(till()), id)) return onUsed()
    if (id && showVoucher({ id, title: null, most: mostUnknown, uses: mostUnknown })) onUsed()
  }
  return (
    <section className="voucher-use">
      <CodeForm typed={typed} busy={look.isPending} onType={setTyped} onSubmit={submit} />
      {look.error && (
        <Notice
          tone={maybeNew ? 'warn' : 'stop'}
          announce
          action={
            maybeNew && (
              <Button size="touch" onPress={accept}>
                {words('voucher_accept')}
              </Button>
            )
          }
        >
          {refusalText(look.error)}
        </Notice>
      )}
      {exchanged && (
        <Notice tone="ok" announce>
          {words('card_moved', { code: exchanged.code })}
        </Notice>
      )}
      {look.data && (
        <VoucherCard
          voucher={look.data.voucher}
          onToppedUp={onUsed}
          onExchanged={made => {
            setExchanged(made)
            setTyped(made.code)
            look.mutate(made.id)
          }}
          onUse={voucher => {
            if (showVoucher(voucher)) onUsed()
          }}
        />
      )}
    </section>
  )
}

function CodeForm({
  typed,
  busy,
  onType,
  onSubmit,
}: {
  typed: string
  busy: boolean
  onType: (typed: string) => void
  onSubmit: (event: FormEvent) => void
}) {
  const words = useWords()
  return (
    <form className="voucher-form" onSubmit={onSubmit}>
      <Field
        label={words('voucher_code')}
        hint={words('voucher_code_how')}
        value={typed}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        onChange={event => onType(event.target.value)}
      />
      <Button
        size="touch"
        variant="primary"
        icon="search"
        type="submit"
        busy={busy}
        disabledReason={typed.trim() ? undefined : words('voucher_code_how')}
      >
        {words('voucher_look')}
      </Button>
    </form>
  )
}

/** The voucher types and packages as keys: one press puts one into the basket. */
function SellVoucher({ onSold }: { onSold: () => void }) {
  const words = useWords()
  const { locale } = useChoice()
  const { types = [], packages = [] } = useQuery(voucherTypesQuery).data ?? {}
  if (!types.length && !packages.length) return null
  const sell = (type: VoucherType) => {
    if (setNewVoucher(type.id, type.turnsDefault, refreshmentBounds(type).usual)) onSold()
  }
  return (
    <section>
      <h3 className="voucher-title">{words('voucher_sell')}</h3>
      <div className="voucher-types">
        {types.map(type => (
          <button key={type.id} type="button" className="sell-key" onClick={() => sell(type)}>
            <span className="sell-name">{inLocale(type.title, locale)}</span>
            <span className="sell-price figures">
              {words('voucher_turns', { count: type.turnsDefault })} ·{' '}
              {formatCents(type.turnsDefault * type.turnCents + refreshmentBounds(type).usual, locale)}
            </span>
          </button>
        ))}
        {packages.map(({ id, name, cents, contents }) => (
          <button
            key={id}
            type="button"
            className="sell-key"
            onClick={() => {
              const before = basketOf(till()).newPackages ?? []
              const has = before.find(each => each.packageId === id)?.quantity ?? 0
              if (setNewPackage(id, has + 1)) onSold()
            }}
          >
            <span className="sell-name">{inLocale(name, locale)}</span>
            <span className="sell-price figures">
              {packageContents(contents, words, locale)} · {formatCents(cents, locale)}
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}

/** Turns approved by managers that are not settled yet. */
function Debts() {
  const words = useWords()
  const { locale } = useChoice()
  const zone = useQuery(programmeQuery).data?.cinemas[0]?.timezone ?? 'UTC'
  const debts = useQuery(debtsQuery).data?.open ?? []
  if (!debts.length) return null
  return (
    <section>
      <h3 className="voucher-title">{words('debts_title')}</h3>
      <p className="quiet">{words('debts_how')}</p>
      <ul className="voucher-debts">
        {debts.map(debt => (
          <li key={debt.id}>
            <span>
              <strong className="figures">{debt.code}</strong>
              <span className="quiet">
                {' '}
                {debt.title ? inLocale(debt.title, locale) : words('voucher_not_known')}
              </span>
            </span>
            <span className="quiet">
              {formatDay(debt.at, locale, zone)} {formatTime(debt.at, locale, zone)} · {debt.billNumber} ·{' '}
              {debt.allowedBy ? words('debt_allowed', { name: debt.allowedBy }) : words('debt_after_loss')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

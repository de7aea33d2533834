import { Select, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inLocale } from '#core/i18n/locale.ts'
import type { Product } from '#core/pricing/price-rate.ts'
import { enterStock, type StockLevelView } from '#core/stock/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { newId } from '#ui/new-id.ts'
import { Failed } from '../parts/Failed.tsx'
import { SidePanel } from '../parts/SidePanel.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

const kinds = ['delivered', 'counted', 'wasted'] as const
type Kind = (typeof kinds)[number]
const reasons = ['expired', 'broken', 'staff', 'other'] as const
type Reason = (typeof reasons)[number]

/** What was typed, as whole pieces; a field left empty says nothing, and nothing is delivered or wasted by a zero. */
export function typedLines(
  typed: Readonly<Record<string, string>>,
  kind: Kind,
): { productId: string; quantity: number }[] {
  return Object.entries(typed).flatMap(([productId, text]) => {
    const isNumber = /^\d{1,6}$/.test(text.trim())
    const quantity = Number(text)
    return isNumber && (kind === 'counted' || quantity > 0) ? [{ productId, quantity }] : []
  })
}

/** A delivery, a count or waste of several products at once, with one number for each. */
export function EnterStock({
  cinema,
  products,
  levels,
  onClose,
}: {
  cinema: { id: string; name: string }
  products: readonly Product[]
  levels: readonly StockLevelView[]
  onClose: () => void
}) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [id] = useState(newId)
  const [kind, setKind] = useState<Kind>('delivered')
  const [reason, setReason] = useState<Reason>('expired')
  const [note, setNote] = useState('')
  const [typed, setTyped] = useState<Record<string, string>>({})
  const lines = typedLines(typed, kind)
  const entering = useMutation({
    mutationFn: () => call(enterStock, { body: { id, cinemaId: cinema.id, kind, reason, note, lines } }),
    onSuccess: async () => {
      await memory.invalidateQueries({ queryKey: ['stock'] })
      onClose()
    },
  })
  return (
    <SidePanel title={t('stock_enter')} lead={cinema.name} onClose={onClose}>
      <form
        className="stack"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (lines.length && !entering.isPending) entering.mutate()
        }}
      >
        <Select
          label={t('stock_kind')}
          description={t(`stock_kind_${kind}_hint`)}
          data={kinds.map(value => ({ value, label: t(`stock_kind_${value}`) }))}
          value={kind}
          allowDeselect={false}
          onChange={next => setKind(kinds.find(each => each === next) ?? 'delivered')}
        />
        {kind === 'wasted' && (
          <Select
            label={t('stock_reason')}
            data={reasons.map(value => ({ value, label: t(`stock_reason.${value}`) }))}
            value={reason}
            allowDeselect={false}
            onChange={next => setReason(reasons.find(each => each === next) ?? 'other')}
          />
        )}
        <Quantities products={products} levels={levels} typed={typed} onTyped={setTyped} />
        <TextInput
          label={t('stock_note')}
          maxLength={120}
          autoComplete="off"
          value={note}
          onChange={event => setNote(event.currentTarget.value)}
        />
        <Failed error={entering.error} />
        <div className="panel-foot row">
          <Button
            type="submit"
            variant="primary"
            busy={entering.isPending}
            {...(lines.length ? {} : { disabledReason: t('stock_nothing') })}
          >
            {t('stock_save')}
          </Button>
          <Button onPress={onClose}>{t('close')}</Button>
        </div>
      </form>
    </SidePanel>
  )
}

/** A field for each product, with what is there now. */
function Quantities({
  products,
  levels,
  typed,
  onTyped,
}: {
  products: readonly Product[]
  levels: readonly StockLevelView[]
  typed: Readonly<Record<string, string>>
  onTyped: (typed: Record<string, string>) => void
}) {
  const { locale, t } = useWords()
  return (
    <>
      {products.map(({ id: productId, name }) => {
        const level = levels.find(each => each.productId === productId)
        return (
          <TextInput
            key={productId}
            label={inLocale(name, locale)}
            {...(level ? { description: `${t('stock_level')}: ${level.level}` } : {})}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            value={typed[productId] ?? ''}
            onChange={event => {
              const { value } = event.currentTarget
              onTyped({ ...typed, [productId]: value.replace(/\D/g, '') })
            }}
          />
        )
      })}
    </>
  )
}

import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { returnDeposits } from '#core/cash/deposit-contract.ts'
import { mostPieces } from '#core/cash/deposits-back.ts'
import { formatCents } from '#core/i18n/format.ts'
import { inLocale } from '#core/i18n/locale.ts'
import { depositsSum, type DepositOffer } from '#core/pricing/deposit-kinds.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Stepper } from '#ui/parts/Stepper.tsx'
import { call } from '../../box/call.ts'
import { useChoice } from '../../box/choice.ts'
import { useKeys } from '../../box/keyboard.ts'
import { queryClient } from '../../box/query-client.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { keys } from '../keys.ts'
import { isUnsure } from '../refunds/refunds.ts'
import { useWords } from '../words.ts'
import { useDepositKinds } from './deposit-kinds.ts'

/** Cups and bottles that come back: counted by kind, and paid out of the drawer with no bill. */
export function DepositsPanel({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const { locale } = useChoice()
  const offered = useDepositKinds()
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({})
  // Pressed again after an answer was lost, it is the same return.
  const [id, setId] = useState(newId)
  const kinds = offered.flatMap(({ id: productId }) =>
    pieces[productId] ? [{ productId, pieces: pieces[productId] }] : [],
  )
  const cents = depositsSum(kinds, offered)
  const sum = formatCents(cents, locale)
  const going = useMutation({
    mutationFn: () => call(returnDeposits, { body: { id, kinds, cents } }),
    onSuccess: () => {
      setPieces({})
      setId(newId())
      void queryClient.invalidateQueries({ queryKey: ['cash'] })
    },
  })
  const unsure = isUnsure(going.error)
  const go = () => {
    if (cents && !going.isPending) going.mutate()
  }
  useKeys({ [keys.next]: go })
  return (
    <section className="zone panel deposits-panel" aria-label={words('deposits_key')}>
      <header className="panel-head">
        <div>
          <h2>{words('deposits_key')}</h2>
          <p className="quiet">{words('deposits_what')}</p>
        </div>
        <Button size="touch" icon="back" keyHint={keys.back} onPress={onClose}>
          {words('back')}
        </Button>
      </header>
      <div className="cash-body">
        <Kinds
          offered={offered}
          pieces={pieces}
          locked={unsure}
          onChange={(productId, next) => setPieces({ ...pieces, [productId]: next })}
        />
        {going.error && (
          <Notice tone={unsure ? 'warn' : 'stop'} announce>
            {refusalText(going.error)}
          </Notice>
        )}
        {going.isSuccess && !cents && (
          <Notice tone="ok" announce>
            {words('deposits_paid', { cents: formatCents(going.data.cents, locale) })}
          </Notice>
        )}
        <Button
          variant="primary"
          size="huge"
          wide
          keyHint={keys.next}
          busy={going.isPending}
          disabledReason={cents ? undefined : words('deposits_lacks')}
          onPress={go}
        >
          {words('deposits_pay', { cents: sum })}
        </Button>
      </div>
    </section>
  )
}

/** Every kind that comes back here, with how many of it did. */
function Kinds({
  offered,
  pieces,
  locked,
  onChange,
}: {
  offered: readonly DepositOffer[]
  pieces: Readonly<Record<string, number>>
  /** While nobody knows whether it was paid nothing may change. */
  locked: boolean
  onChange: (productId: string, pieces: number) => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  return (
    <ul className="deposits">
      {offered.map(({ id, name: names, depositCents }) => {
        const name = inLocale(names, locale)
        const count = pieces[id] ?? 0
        return (
          <li key={id} className="bill-line">
            <span className="bill-line-words">
              <span className="bill-line-name">{name}</span>
              <span className="figures">{formatCents(depositCents, locale)}</span>
            </span>
            {locked ? (
              <span className="bill-line-count display figures">{count}</span>
            ) : (
              <Stepper
                size="touch"
                value={count}
                max={mostPieces}
                label={name}
                decreaseLabel={words('less_of', { name })}
                increaseLabel={words('more_of', { name })}
                onChange={next => onChange(id, next)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

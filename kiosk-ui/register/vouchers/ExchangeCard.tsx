import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import { exchangeVoucher, type VoucherView } from '#core/vouchers/contract.ts'
import { newId } from '#ui/new-id.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field } from '#ui/parts/Field.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { call } from '../../box/call.ts'
import { askWhoIsHere } from '../../box/query-client.ts'
import { refusalText } from '../../box/refusal-text.tsx'
import { useWords } from '../words.ts'

/** Moves what is left of a card to a new one, whose code is scanned or typed; afterwards the old one is worth nothing. */
export function ExchangeCard({
  voucher,
  onDone,
}: {
  voucher: VoucherView
  onDone: (made: VoucherView) => void
}) {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const [id] = useState(newId)
  const [typed, setTyped] = useState('')
  const going = useMutation({
    mutationFn: () =>
      call(exchangeVoucher, { params: { code: voucher.id }, body: { id, newCode: typed.trim() } }),
    onSuccess: answer => onDone(answer.voucher),
    onError: error => askWhoIsHere(error),
  })
  if (!open)
    return (
      <Button size="touch" wide onPress={() => setOpen(true)}>
        {words('card_exchange')}
      </Button>
    )
  const ofCode = going.error instanceof CallRefused ? going.error.fields['newCode']?.join(' ') : undefined
  return (
    <form
      className="card-exchange"
      aria-label={words('card_exchange')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (typed.trim() && !going.isPending) going.mutate()
      }}
    >
      <Field
        label={words('card_new_code')}
        hint={words('card_new_code_how')}
        error={ofCode}
        value={typed}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        onChange={event => setTyped(event.target.value)}
      />
      <Button
        size="touch"
        wide
        variant="primary"
        type="submit"
        busy={going.isPending}
        disabledReason={typed.trim() ? undefined : words('card_new_code_how')}
      >
        {words('card_move')}
      </Button>
      {going.error && !ofCode && (
        <Notice tone="stop" announce>
          {refusalText(going.error)}
        </Notice>
      )}
    </form>
  )
}

import { Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { clearEntry, type WorkEntry } from '#core/sales/worklist/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'

const shortest = 3
const longest = 300

/** What was done outside Foyer, in the employee's own words: it is kept for good, with their name. */
export function ClearEntry({ entry, onClose }: { entry: WorkEntry; onClose: () => void }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const [reason, setReason] = useState('')
  const clearing = useMutation({
    mutationFn: () => call(clearEntry, { params: { id: entry.id }, body: { reason } }),
    onSuccess: () => memory.invalidateQueries({ queryKey: ['worklist'] }),
  })
  const untold = reason.trim().length < shortest ? t('clear_reason_first') : undefined
  const effect =
    entry.kind === 'payment_overdue' ||
    entry.kind === 'provider_silent' ||
    entry.kind === 'payment_mismatched'
      ? t('clear_effect_payment')
      : entry.id.startsWith('refund:')
        ? t('clear_effect_refund')
        : t('clear_effect_entry')
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        if (!untold && !clearing.isPending) clearing.mutate()
      }}
    >
      <Textarea
        label={t('clear_reason')}
        description={effect}
        placeholder={t('clear_reason_example')}
        value={reason}
        maxLength={longest}
        rows={2}
        autoFocus
        error={clearing.isError ? sentenceOf(clearing.error, t('unreachable')) : undefined}
        onChange={event => setReason(event.currentTarget.value)}
      />
      <div className="row">
        <Button
          type="submit"
          variant="primary"
          busy={clearing.isPending}
          {...(untold ? { disabledReason: untold } : {})}
        >
          {t('clear_entry')}
        </Button>
        <Button onPress={onClose}>{t('close')}</Button>
      </div>
    </form>
  )
}

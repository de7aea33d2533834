import { Radio, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cancelSchedule, type ScheduleView } from '#core/programme/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Source: spec/operations.md section 4; the word is the same in every language. */
const keyword = 'CANCEL'

/** Calling a show off cannot be undone, so the keyword must be typed. */
export function CancelShow({ schedule, taken }: { schedule: ScheduleView; taken: number }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const notAllowed = useReason('manage_programme')
  const [asking, setAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const [back, setBack] = useState<'refund' | 'only'>('refund')
  const cancelling = useMutation({
    mutationFn: () =>
      call(cancelSchedule, { params: { id: schedule.id }, body: { keyword, refund: back === 'refund' } }),
    onSuccess: () => memory.invalidateQueries({ queryKey: ['programme'] }),
  })
  if (!asking)
    return (
      <div className="panel-foot">
        <Button onPress={() => setAsking(true)} {...(notAllowed ? { disabledReason: notAllowed } : {})}>
          {t('cancel_show')}
        </Button>
      </div>
    )
  const untyped = typed.trim() === keyword ? undefined : t('cancel_type_first', { keyword })
  return (
    <form
      className="panel-foot stack"
      onSubmit={event => {
        event.preventDefault()
        if (!untyped && !cancelling.isPending) cancelling.mutate()
      }}
    >
      <Notice tone="warn" title={t('cancel_show')}>
        {taken > 0 ? t('cancel_with_tickets', { count: taken }) : t('cancel_without_tickets')}
      </Notice>
      {taken > 0 && (
        <Radio.Group value={back} onChange={value => setBack(value as typeof back)} label={t('cancel_mode')}>
          <div className="stack cancel-modes">
            <Radio value="refund" label={t('cancel_refund')} description={t('cancel_refund_how')} />
            <Radio value="only" label={t('cancel_only')} description={t('cancel_only_how')} />
          </div>
        </Radio.Group>
      )}
      <TextInput
        label={t('cancel_type', { keyword })}
        value={typed}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        error={cancelling.isError ? sentenceOf(cancelling.error, t('unreachable')) : undefined}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <div className="row">
        <Button
          type="submit"
          variant="danger"
          busy={cancelling.isPending}
          {...(untyped ? { disabledReason: untyped } : {})}
        >
          {t('cancel_show_now')}
        </Button>
        <Button
          onPress={() => {
            setAsking(false)
            setTyped('')
          }}
        >
          {t('keep_show')}
        </Button>
      </div>
    </form>
  )
}

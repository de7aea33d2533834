import { CancelMode, type CancelModeChoice } from './CancelMode.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { cancelSchedule, type ScheduleView } from '#core/planning/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { sentenceOf, useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { keyword, KeywordForm } from './KeywordForm.tsx'

/** Moving a show, and cancelling it; the latter cannot be undone, so the keyword must be typed. */
export function ShowActions({
  schedule,
  taken,
  onMove,
  onCopy,
}: {
  schedule: ScheduleView
  taken: number
  onMove: () => void
  onCopy: () => void
}) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const notAllowed = useReason('manage_programme')
  const [asking, setAsking] = useState(false)
  const [back, setBack] = useState<CancelModeChoice>('refund')
  const cancelling = useMutation({
    mutationFn: () =>
      call(cancelSchedule, { params: { id: schedule.id }, body: { keyword, refund: back === 'refund' } }),
    onSuccess: () => memory.invalidateQueries({ queryKey: ['programme'] }),
  })
  if (!asking)
    return (
      <div className="panel-foot row">
        <Button onPress={onMove} {...(notAllowed ? { disabledReason: notAllowed } : {})}>
          {t('move_show')}
        </Button>
        <Button onPress={onCopy} {...(notAllowed ? { disabledReason: notAllowed } : {})}>
          {t('copy_show')}
        </Button>
        {!schedule.freeSeating && (
          <Link className="button" to={`/programme?seats=${encodeURIComponent(schedule.id)}`}>
            {t('block_open')}
          </Link>
        )}
        <Button onPress={() => setAsking(true)} {...(notAllowed ? { disabledReason: notAllowed } : {})}>
          {t('cancel_show')}
        </Button>
      </div>
    )
  return (
    <div className="panel-foot stack">
      {taken > 0 && <CancelMode value={back} onChange={setBack} />}
      <KeywordForm
        title={t('cancel_show')}
        confirm={t('cancel_show_now')}
        busy={cancelling.isPending}
        error={cancelling.isError ? sentenceOf(cancelling.error, t('unreachable')) : undefined}
        onConfirm={() => cancelling.mutate()}
        onKeep={() => setAsking(false)}
      >
        {taken > 0 ? t('cancel_with_tickets', { count: taken }) : t('cancel_without_tickets')}
      </KeywordForm>
    </div>
  )
}

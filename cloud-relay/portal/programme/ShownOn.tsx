import { Checkbox } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { guestChannels, showSchedule, type ScheduleView } from '#core/planning/contract.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Where a show is told and sold; a tick holds at once. */
export function ShownOn({ schedule }: { schedule: ScheduleView }) {
  const { t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const notAllowed = useReason('manage_programme')
  const showing = useMutation({
    mutationFn: (shownOn: ScheduleView['shownOn']) =>
      call(showSchedule, { params: { id: schedule.id }, body: { shownOn } }),
    onSuccess: () => memory.invalidateQueries({ queryKey: ['programme'] }),
  })
  const shown = showing.isPending ? showing.variables : schedule.shownOn
  return (
    <>
      <Checkbox.Group
        label={t('movie.visibility')}
        description={t('shown_on_hint')}
        value={[...shown]}
        onChange={next => showing.mutate(guestChannels.filter(channel => next.includes(channel)))}
      >
        <div className="ticks">
          {guestChannels.map(channel => (
            <Checkbox
              key={channel}
              size="md"
              value={channel}
              label={t(`movie.visibility.${channel}`)}
              disabled={notAllowed !== undefined || showing.isPending}
            />
          ))}
        </div>
      </Checkbox.Group>
      <Failed error={showing.error} />
    </>
  )
}

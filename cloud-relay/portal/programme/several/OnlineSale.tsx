import { Checkbox, NumberInput } from '@mantine/core'
import { useState } from 'react'
import type { ScheduleView } from '#core/planning/contract.ts'
import { onlineEndsBeforeMost } from '#core/planning/several-contract.ts'
import { usualShares } from '#core/seating/allotment.ts'
import { Failed } from '../../parts/Failed.tsx'
import { useReason } from '../../session/SessionGate.tsx'
import { SaveRow } from '../SaveRow.tsx'
import { useWords } from '../../words/WordsProvider.tsx'
import { useChangeShows } from './use-change-shows.ts'

/** Until when one show is sold online, and with how many of its seats; folded away, since few shows need it. */
export function OnlineSale({ schedule }: { schedule: ScheduleView }) {
  const { t } = useWords()
  const isOwn = schedule.onlineEndsBefore > 0 || schedule.shares !== null
  return (
    <details open={isOwn}>
      <summary>{t('online_sale')}</summary>
      <OnlineForm cinemaId={schedule.cinemaId} ids={[schedule.id]} now={schedule} />
    </details>
  )
}

/** Changes when what is set elsewhere changes, so that the form follows it. */
export const onlineKey = ({ id, onlineEndsBefore, shares }: ScheduleView) =>
  [id, onlineEndsBefore, JSON.stringify(shares)].join(' ')

type Now = Pick<ScheduleView, 'onlineEndsBefore' | 'shares'>

/** The same for several shows: what is typed then holds for all of them. */
export function OnlineForm({ cinemaId, ids, now }: { cinemaId: string; ids: readonly string[]; now: Now }) {
  const { t } = useWords()
  const notAllowed = useReason('manage_programme')
  const [endsBefore, setEndsBefore] = useState<number | string>(now.onlineEndsBefore)
  const [asScreen, setAsScreen] = useState(now.shares === null)
  const [shares, setShares] = useState<Record<Side, number | string>>(now.shares ?? usualShares)
  const changing = useChangeShows(cinemaId, ids)
  const off = notAllowed ?? (ids.length ? undefined : t('several_none'))
  const number = (typed: number | string) => Number(typed) || 0
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        if (off) return
        const { registerPercent, onlinePercent } = shares
        changing.mutate({
          endsBefore: number(endsBefore),
          shares: asScreen
            ? null
            : { registerPercent: number(registerPercent), onlinePercent: number(onlinePercent) },
        })
      }}
    >
      <NumberInput
        label={t('online_ends_before')}
        description={t('online_ends_before_hint')}
        min={0}
        max={onlineEndsBeforeMost}
        allowDecimal={false}
        value={endsBefore}
        onChange={setEndsBefore}
      />
      <Checkbox
        size="md"
        label={t('online_as_screen')}
        checked={asScreen}
        onChange={event => setAsScreen(event.currentTarget.checked)}
      />
      {!asScreen && (
        <div className="row">
          {sides.map(side => (
            <NumberInput
              key={side}
              label={t(`screen.shares.${side}`)}
              min={0}
              max={100}
              allowDecimal={false}
              value={shares[side]}
              onChange={value => setShares({ ...shares, [side]: value })}
            />
          ))}
        </div>
      )}
      <SaveRow off={off} isPending={changing.isPending} changed={changing.data?.changed} />
      <Failed error={changing.error} />
    </form>
  )
}

const sides = ['registerPercent', 'onlinePercent'] as const
type Side = (typeof sides)[number]

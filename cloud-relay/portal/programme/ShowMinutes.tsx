import { NumberInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { setOwnMinutes } from '#core/planning/own-minutes-contract.ts'
import { ownMinutesMost, type OwnMinutes } from '#core/programme/own-minutes.ts'
import { Failed } from '../parts/Failed.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useReason } from '../session/SessionGate.tsx'
import { SaveRow } from './SaveRow.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { Show } from './board.ts'
import { edges, ownOf, type Edge } from './own-minutes.ts'

/** Pre-show and cleaning of one show, where they are not its screen's; folded until it has some of its own. */
export function ShowMinutes({ show: { schedule, screen } }: { show: Show }) {
  const { t } = useWords()
  const notAllowed = useReason('manage_programme')
  const [typed, setTyped] = useState<Record<Edge, number | string>>(() => {
    const { preShowMinutes, cleaningMinutes } = ownOf({ schedule })
    return { preShowMinutes: preShowMinutes ?? '', cleaningMinutes: cleaningMinutes ?? '' }
  })
  const changing = useMinutes(schedule.id)
  return (
    <details open={schedule.ownMinutes !== undefined}>
      <summary>{t('own_minutes')}</summary>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          if (!notAllowed)
            changing.mutate({
              preShowMinutes: numberOf(typed.preShowMinutes),
              cleaningMinutes: numberOf(typed.cleaningMinutes),
            })
        }}
      >
        <p className="quiet">{t('own_minutes_hint')}</p>
        <div className="show-minutes">
          {edges.map(edge => (
            <NumberInput
              key={edge}
              label={t(`screen.${edge}`)}
              placeholder={String(screen[edge])}
              min={0}
              max={ownMinutesMost}
              step={5}
              allowDecimal={false}
              value={typed[edge]}
              onChange={value => setTyped(before => ({ ...before, [edge]: value }))}
            />
          ))}
        </div>
        <SaveRow
          off={notAllowed}
          isPending={changing.isPending}
          changed={changing.isSuccess ? 1 : undefined}
        />
        <Failed error={changing.error} />
      </form>
    </details>
  )
}

function useMinutes(id: string) {
  const call = useCall()
  const memory = useQueryClient()
  return useMutation({
    mutationFn: (own: OwnMinutes) => call(setOwnMinutes, { params: { id }, body: own }),
    onSuccess: () => memory.invalidateQueries({ queryKey: ['programme'] }),
  })
}

/** An empty field is the screen's minutes. */
const numberOf = (typed: number | string) => (typed === '' ? null : Number(typed))

/** Changes when its minutes are changed on the board, so that the fields follow. */
export const minutesKey = ({ schedule: { id, ownMinutes } }: Show) =>
  `${id} minutes ${JSON.stringify(ownMinutes)}`

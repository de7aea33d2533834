import { useState } from 'react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import type { DayView } from '#core/terminal/days/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useChoice } from '../../box/choice.ts'
import { programmeQuery } from '../../box/programme.ts'
import { useWords } from '../words.ts'
import { printDay } from './days.ts'

/** A moment as a till says it. */
export function useMoment() {
  const { locale } = useChoice()
  const zone = useQuery(programmeQuery).data?.cinemas[0]?.timezone ?? 'UTC'
  return (iso: string) => `${formatDay(iso, locale, zone)} ${formatTime(iso, locale, zone)}`
}

/** The report of an end of day once more on paper. */
export function PrintDay({ day }: { day: DayView }) {
  const words = useWords()
  const [isOrdered, setOrdered] = useState(false)
  const printing = useMutation({ mutationFn: () => printDay(day), onSuccess: () => setOrdered(true) })
  return (
    <Button size="touch" icon="printer" busy={printing.isPending} onPress={() => printing.mutate()}>
      {words(isOrdered ? 'days_printing' : 'print_again')}
    </Button>
  )
}

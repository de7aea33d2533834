import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Programme } from '#core/planning/contract.ts'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Waiting, Page } from '../parts/Page.tsx'
import { useProgramme } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { ScreenSeatsPage, ShowSeatsPage } from './blocked/SeatBlocksPage.tsx'
import { ManyPage } from './many/ManyPage.tsx'
import { WeekBoard } from './WeekBoard.tsx'
import { useDayInAddress } from './use-place.ts'
import { cineWeek } from '#core/programme/week.ts'

/** Source: spec/operations.md section 9; only until the exhibitor's own setting has loaded. */
const wednesday = 3

/** The week board; many shows at once; or the seats of one show or screen, to block. */
export function ProgrammePage() {
  const [address] = useSearchParams()
  const [show, screen] = [address.get('seats'), address.get('hall')]
  if (show) return <ShowSeatsPage key={show} scheduleId={show} />
  if (screen) return <ScreenSeatsPage key={screen} screenId={screen} />
  if (address.get('many') !== null) return <ManyPage />
  return <WeekPage />
}

/** The cine week of the day in the address, or of today. */
function WeekPage() {
  const { t } = useWords()
  const [known, setKnown] = useState<Programme | null>(null)
  const day = useDayInAddress() ?? known?.today ?? dayHere()
  const week = cineWeek(day, known?.exhibitor.cineWeekStartsOn ?? wednesday)
  const asked = useProgramme({ from: week[0]!, to: week[6]! })
  if (asked.data && asked.data !== known) setKnown(asked.data)
  const programme = asked.data ?? known
  if (programme) return <WeekBoard programme={programme} refreshing={asked.isPlaceholderData} />
  return (
    <Page title={t('programme')}>
      <Waiting
        asked={asked}
        skeleton={
          <div className="stack">
            <Skeleton height="64px" />
            <Skeleton height="380px" />
          </div>
        }
      />
    </Page>
  )
}

/** Only for the first request; the page then follows the business day from the server. */
function dayHere(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

import { useQuery } from '@tanstack/react-query'
import { AgeMark } from '../../box/AgeMark.tsx'
import { programmeQuery } from '../../box/programme.ts'
import { partOf } from '../sale/parts.ts'
import { seatText } from '../seats/seat-words.ts'
import { useShowName } from '../shows/show-name.ts'
import { chooseShow, useTill } from '../till.ts'
import { basketOf } from '../till-state.ts'
import { useWords } from '../words.ts'

/** Which show the tickets below it are for, and their seats; a press brings that show to the front. */
export function ShowHeading({ scheduleId, locked }: { scheduleId: string; locked: boolean }) {
  const words = useWords()
  const name = useShowName()(scheduleId)
  const basket = useTill(basketOf)
  const show = useQuery(programmeQuery).data?.schedules.find(({ id }) => id === scheduleId)
  const seats = show?.freeSeating ? '' : seatText(partOf(basket, scheduleId)?.seats ?? [], [])
  const inFront = basket.scheduleId === scheduleId
  const content = (
    <>
      <strong>{name}</strong>
      {seats && <span className="figures">{seats}</span>}
      <AgeMark scheduleId={scheduleId} />
    </>
  )
  return (
    <li className="bill-show" data-front={inFront || undefined}>
      {locked || inFront ? (
        <span className="bill-show-name">{content}</span>
      ) : (
        <button
          type="button"
          className="bill-show-name"
          title={words('show_front', { show: name })}
          onClick={() => chooseShow(scheduleId)}
        >
          {content}
        </button>
      )}
    </li>
  )
}

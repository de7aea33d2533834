import { seatWaivers } from '#core/seating/breach-codes.ts'
import type { Seat } from '#core/venue/arrangement.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Trouble } from '../till-state.ts'
import { useWords } from '../words.ts'
import { seatText } from './seat-words.ts'
import { chooseSeats } from './seating.ts'
import { TogetherWays } from './TogetherWays.tsx'
import { TroubleText } from '../TroubleText.tsx'

/** What is wrong with the seats, with what can be done. */
export function SeatTrouble({ trouble, seats }: { trouble: Trouble; seats: readonly Seat[] }) {
  if (trouble.breach) return <SeatBreach trouble={trouble} seats={seats} />
  return (
    <Notice tone={trouble.tone} announce>
      <TroubleText trouble={trouble} />
      {trouble.apart && <TogetherWays apart={trouble.apart} seats={seats} />}
    </Notice>
  )
}

/** Why a party may not sit where the cashier wants it: the nearest seats that would do, or a reason to do it anyway. */
function SeatBreach({ trouble, seats }: { trouble: Trouble; seats: readonly Seat[] }) {
  const words = useWords()
  const { wanted = [], instead = [] } = trouble.breach ?? {}
  return (
    <Notice tone={trouble.tone} announce>
      <p>
        <TroubleText trouble={trouble} />
      </p>
      <div className="seat-breach">
        {instead.length > 0 && (
          <Button variant="primary" size="touch" onPress={() => void chooseSeats(instead)}>
            {words('breach_instead', { seats: seatText(instead, seats) })}
          </Button>
        )}
        <span className="quiet" id="seat-breach-anyway">
          {words('breach_anyway', { seats: seatText(wanted, seats) })}
        </span>
        <div className="seat-breach-reasons" role="group" aria-labelledby="seat-breach-anyway">
          {seatWaivers.map(waiver => (
            <Button key={waiver} size="touch" onPress={() => void chooseSeats(wanted, waiver)}>
              {words(`waiver_${waiver}`)}
            </Button>
          ))}
        </div>
      </div>
    </Notice>
  )
}

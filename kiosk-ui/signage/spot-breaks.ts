import { useEffect, useRef, useState } from 'preact/hooks'
import { isBookedAt, nextSpot, type Shown, type WallSpot } from '#core/signage/spots/turns.ts'
import type { AtWall } from './at-wall.ts'
import { openPlays } from './plays-line.ts'
import { pictureHere, type Picture } from './posters.ts'
import { timeAt } from './showing.ts'

/** A spot that stands on the wall, with its picture. */
export type Playing = { spot: WallSpot; picture: Picture }

/** The address of a spot's picture for a wall as it hangs; null where there is none for such walls. */
export const spotPicture = ({ landscape, portrait }: WallSpot, isPortrait: boolean): string | null =>
  isPortrait ? portrait : landscape

/** However a spot ended unseen, the programme goes on so long after its time at the latest. */
const graceMs = 15_000

/** The spots a wall could show at this moment: booked for it, and their pictures here. */
export function readySpots(spots: readonly WallSpot[], at: AtWall): Playing[] {
  const { midnightOffsetMinutes } = at.programme.exhibitor
  const moment = { day: at.today, time: timeAt(at.nowMs, at.cinema.timezone), midnightOffsetMinutes }
  return spots.flatMap(spot => {
    const address = isBookedAt(spot, moment) ? spotPicture(spot, at.portrait) : null
    const picture = address === null ? undefined : pictureHere(address, 'whole')
    return picture ? [{ spot, picture }] : []
  })
}

/** Which spot stands on the wall between two pages, and the keys to it. */
export function useSpotBreaks(): {
  playing: Playing | null
  /** A page was turned: one of those that are ready may follow. */
  turned: (ready: readonly Playing[]) => void
  /** The spot is gone, whether it stood for its time or not. */
  gone: () => void
} {
  const [playing, setPlaying] = useState<Playing | null>(null)
  const shown = useRef<Shown & { beganMs: Map<string, number> }>({ beganMs: new Map(), last: null })
  useEffect(() => {
    if (!playing) return undefined
    const timer = setTimeout(() => setPlaying(null), playing.spot.seconds * 1000 + graceMs)
    return () => clearTimeout(timer)
  }, [playing])
  return {
    playing,
    turned(ready) {
      const nowMs = performance.now()
      const next = nextSpot(
        ready.map(({ spot }) => spot),
        shown.current,
        nowMs,
      )
      if (!next) return
      shown.current.beganMs.set(next.id, nowMs)
      setPlaying(ready.find(({ spot }) => spot.id === next.id)!)
    },
    gone() {
      if (playing)
        shown.current = {
          ...shown.current,
          last: { goneMs: performance.now(), seconds: playing.spot.seconds },
        }
      setPlaying(null)
    },
  }
}

/** Counts what this wall has shown, once it was let in as a wall. */
export function usePlays(isWall: boolean): (day: string, spotId: string) => void {
  const plays = useRef<ReturnType<typeof openPlays> | null>(null)
  useEffect(() => {
    if (!isWall) return undefined
    const opened = (plays.current = openPlays())
    return () => {
      plays.current = null
      opened.end()
    }
  }, [isWall])
  return (day, spotId) => plays.current?.played(day, spotId)
}

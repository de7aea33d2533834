import { CinemaBox } from '../boxes/CinemaBox.tsx'
import type { Setup } from './use-setup.ts'

/** The code with which each cinema's box takes its place. */
export function BoxStep({ programme, boxes }: Setup) {
  return (
    <div className="stack">
      {programme.cinemas.map(cinema => (
        <CinemaBox
          key={cinema.id}
          cinema={cinema}
          now={programme.now}
          boxes={boxes.filter(box => box.cinemaId === cinema.id)}
        />
      ))}
    </div>
  )
}

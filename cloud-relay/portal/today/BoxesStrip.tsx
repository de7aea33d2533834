import { Link } from 'react-router'
import type { Programme } from '#core/programme/contract.ts'
import { Status } from '../parts/Status.tsx'
import { boxStateOf } from '../boxes/box-state.ts'
import { useBoxes } from '../server/queries.ts'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Whether each cinema's box is connected. Silent for who may not see devices. */
export function BoxesStrip({ cinemas }: { cinemas: Programme['cinemas'] }) {
  const { t } = useWords()
  const hidden = useReason('manage_devices')
  const boxes = useBoxes(!hidden)
  if (!boxes.data) return null
  return (
    <section className="boxes-strip" aria-label={t('boxes')}>
      {cinemas.map(cinema => {
        const box = boxes.data.boxes.find(each => each.cinemaId === cinema.id)
        const { tone, word } = boxStateOf(box)
        return (
          <Link key={cinema.id} to="/boxes" className="box-chip">
            <strong>{cinema.name}</strong>
            <Status tone={tone}>{t(word)}</Status>
          </Link>
        )
      })}
    </section>
  )
}

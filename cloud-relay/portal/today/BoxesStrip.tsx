import { Link } from 'react-router'
import type { Programme } from '#core/planning/contract.ts'
import { Status, type StatusTone } from '../parts/Status.tsx'
import { boxStateOf } from '../boxes/box-state.ts'
import { useBoxes, useSide } from '../server/queries.ts'
import { useReason } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Whether each cinema's box is connected; on a box itself, whether the relay is. */
export function BoxesStrip({ cinemas }: { cinemas: Programme['cinemas'] }) {
  const { t } = useWords()
  const hidden = useReason('manage_devices')
  const side = useSide()
  const boxes = useBoxes(!hidden && side.data?.node === 'relay')
  const lines: { key: string; to: string; name: string; tone: StatusTone; state: string }[] = []
  if (side.data?.node === 'box')
    for (const peer of side.data.peers)
      lines.push({
        key: peer.name,
        to: '/health',
        name: t('peer_relay', { name: peer.name }),
        tone: peer.connected ? 'ok' : 'warn',
        state: t(peer.connected ? 'box_connected' : 'box_away'),
      })
  if (boxes.data)
    for (const cinema of cinemas) {
      const { tone, word } = boxStateOf(boxes.data.boxes.find(box => box.cinemaId === cinema.id))
      lines.push({ key: cinema.id, to: '/boxes', name: cinema.name, tone, state: t(word) })
    }
  return (
    <section className="boxes-strip" aria-label={t('boxes')}>
      {/* What needs somebody comes first. */}
      {[...lines.filter(({ tone }) => tone !== 'ok'), ...lines.filter(({ tone }) => tone === 'ok')].map(
        line => (
          <Link key={line.key} to={line.to} className="box-chip" data-tone={line.tone}>
            <strong>{line.name}</strong>
            <Status tone={line.tone}>{line.state}</Status>
          </Link>
        ),
      )}
    </section>
  )
}

/** @jsxImportSource preact */
import type { ThisDevice } from '#core/devices/kiosks/contract.ts'
import type { Say } from './words.ts'

/** A wall nobody has let in: its code, for the manager who does. */
export function Waiting({ seen, say }: { seen: ThisDevice; say: Say }) {
  const blocked = seen.access === 'blocked'
  return (
    <div class="wall wall-code" data-view="programme">
      <p>{seen.cinemaName}</p>
      <p class="nothing-title">{say(blocked ? 'device_blocked' : 'device_code')}</p>
      {!blocked && <p class="wall-code-letters">{seen.code ?? '···'}</p>}
      <p>{say(blocked ? 'device_blocked_next' : 'device_next')}</p>
    </div>
  )
}

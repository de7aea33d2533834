import { Select, TextInput } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { blockReasons, type BlockReason } from '#core/database/statuses.ts'
import { formatDate, formatTime } from '#core/i18n/format.ts'
import { seatGroups } from '#core/seating/seat-groups.ts'
import type { SeatState } from '#core/seating/contract.ts'
import type { Arrangement, Seat } from '#core/venue/arrangement.ts'
import { Button } from '#ui/parts/Button.tsx'
import { SeatPlan } from '#ui/parts/SeatPlan.tsx'
import { Failed } from '../../parts/Failed.tsx'
import { useReason } from '../../session/SessionGate.tsx'
import { useSeatClasses } from '../../screens/use-seat-classes.ts'
import { useWords } from '../../words/WordsProvider.tsx'

/** A seat that is blocked, with who said so and why; `mine` when it may be given back here. */
export type Blocked = {
  seatId: string
  reason: BlockReason
  note: string
  employee: string
  at: string
  mine: boolean
}

/** The seats of a plan to choose from, a reason and a note; and what is blocked already, to give back. */
export function SeatBlocks({
  arrangement,
  states,
  blocked,
  screen,
  zone,
  busy,
  error,
  onBlock,
  onFree,
}: {
  arrangement: Arrangement
  /** Only the seats that are not free. */
  states: Readonly<Record<string, SeatState>>
  blocked: readonly Blocked[]
  screen: string
  /** The cinema's time zone. */
  zone: string
  busy: boolean
  error: Error | null
  onBlock: (seats: string[], reason: BlockReason, note: string) => void
  onFree: (seats: string[]) => void
}) {
  const { t } = useWords()
  const { looks } = useSeatClasses()
  const notAllowed = useReason('manage_programme')
  const [picked, setPicked] = useState<readonly string[]>([])
  const { seats, columns, drawing } = arrangement
  const stateOf = useCallback((id: string): SeatState => states[id] ?? 'free', [states])
  // What somebody else blocked or bought meanwhile is chosen no longer.
  const chosen = useMemo(() => picked.filter(id => stateOf(id) === 'free'), [picked, stateOf])
  const seatLabel = useCallback(
    (seat: Seat, state: SeatState, isChosen: boolean) =>
      `${t('plan_seat', { row: seat.row, number: seat.number })}, ${t(`block_seat_${isChosen ? 'chosen' : state}`)}`,
    [t],
  )
  const text = seatText(chosen, seats)
  const off = notAllowed ?? (chosen.length ? undefined : t('block_choose'))
  return (
    <div className="seat-blocks">
      <SeatPlan
        seats={seats}
        columns={columns}
        curve={drawing?.curve}
        stateOf={stateOf}
        classes={looks}
        chosen={chosen}
        maxChoosable={60}
        onToggle={id =>
          setPicked(chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id])
        }
        seatLabel={seatLabel}
        words={{ plan: screen, screen: t('screen'), zoomIn: t('plan_larger'), zoomOut: t('plan_smaller') }}
        status={text}
        legend={(['free', 'chosen', 'blocked', 'reserved', 'sold', 'held'] as const).map(look => ({
          look,
          label: t(`block_seat_${look}`),
        }))}
      />
      <div className="stack seat-blocks-side">
        <BlockForm
          {...{ text, off, busy, error }}
          onBlock={(reason, note) => onBlock([...chosen], reason, note)}
        />
        <BlockedList {...{ blocked, seats, zone, busy, onFree, notAllowed }} />
      </div>
    </div>
  )
}

function BlockForm({
  text,
  off,
  busy,
  error,
  onBlock,
}: {
  /** The chosen seats. */
  text: string
  /** Why they cannot be blocked. */
  off: string | undefined
  busy: boolean
  error: Error | null
  onBlock: (reason: BlockReason, note: string) => void
}) {
  const { t } = useWords()
  const [reason, setReason] = useState<BlockReason>('broken')
  const [note, setNote] = useState('')
  return (
    <form
      className="stack"
      onSubmit={event => {
        event.preventDefault()
        if (!off && !busy) onBlock(reason, note)
      }}
    >
      <p>{text ? t('block_these', { seats: text }) : t('block_choose')}</p>
      <Select
        label={t('block_reason')}
        data={blockReasons.map(value => ({ value, label: t(`block_${value}`) }))}
        value={reason}
        allowDeselect={false}
        onChange={value => value && setReason(value as BlockReason)}
      />
      <TextInput
        label={t('block_note')}
        maxLength={80}
        value={note}
        onChange={event => setNote(event.currentTarget.value)}
      />
      <Failed error={error} />
      <div>
        <Button type="submit" variant="primary" busy={busy} {...(off ? { disabledReason: off } : {})}>
          {t('block_now')}
        </Button>
      </div>
    </form>
  )
}

function BlockedList({
  blocked,
  seats,
  zone,
  busy,
  onFree,
  notAllowed,
}: {
  blocked: readonly Blocked[]
  seats: readonly Seat[]
  zone: string
  busy: boolean
  onFree: (seats: string[]) => void
  notAllowed: string | undefined
}) {
  const { t, locale } = useWords()
  if (!blocked.length) return <p className="quiet">{t('block_none')}</p>
  return (
    <section aria-labelledby="seats-blocked">
      <h2 className="panel-title" id="seats-blocked">
        {t('block_list')}
      </h2>
      <ul className="seat-blocks-list">
        {blocked.map(({ seatId, reason, note, employee, at, mine }) => (
          <li key={seatId}>
            <span>
              <b className="figures">{seatText([seatId], seats) || seatId}</b> · {t(`block_${reason}`)}
              {note && ` · ${note}`}
              <br />
              <span className="quiet figures">
                {employee}, {formatDate(at, locale, zone)}, {formatTime(at, locale, zone)}
              </span>
            </span>
            <Button
              size="small"
              busy={busy}
              onPress={() => onFree([seatId])}
              {...(notAllowed
                ? { disabledReason: notAllowed }
                : mine
                  ? {}
                  : { disabledReason: t('block_elsewhere') })}
            >
              {t('block_free')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function seatText(ids: readonly string[], seats: readonly Seat[]): string {
  return seatGroups(ids, seats)
    .map(({ row, numbers }) => `${row} ${numbers.join(', ')}`)
    .join(' · ')
}

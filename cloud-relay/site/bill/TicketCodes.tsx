import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { QrPicture } from '#ui/parts/QrPicture.tsx'
import { useSite } from '../site.ts'
import { useBillWords } from './bill-words.ts'
import { seatName } from './seat-name.ts'
import { sendOn } from './send-on.ts'
import type { Result } from './use-result.ts'

type Ticket = Result['tickets'][number]

/** What the door scans, one code for each ticket; a tap fills the screen with it. */
export function TicketCodes({ tickets }: { tickets: readonly Ticket[] }) {
  const { t } = useSite()
  const say = useBillWords()
  const good = tickets.filter(ticket => ticket.code !== null)
  const [shown, setShown] = useState<number | null>(null)
  if (!good.length) return null
  return (
    <section className="codes" aria-labelledby="codes">
      <h2 id="codes" className="visually-hidden">
        {t('tickets')}
      </h2>
      <p className="quiet">{say('codes_hint')}</p>
      <ul className="code-list">
        {good.map((ticket, place) => (
          <li key={ticket.code}>
            <button type="button" className="code" onClick={() => setShown(place)}>
              <QrPicture content={ticket.code!} label={say('code_of', { ticket: nameOf(ticket, t) })} />
              <span className="code-name">{nameOf(ticket, t)}</span>
              <span className="visually-hidden">{say('code_large')}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && <Large tickets={good} first={shown} onClose={() => setShown(null)} />}
    </section>
  )
}

function nameOf(ticket: Ticket, t: ReturnType<typeof useSite>['t']): string {
  return `${ticket.free_seating ? t('free_seating') : seatName(ticket.seat)} · ${ticket.rate}`
}

/** One code on white over the whole screen, which stays on; the next ones by a button. */
function Large({
  tickets,
  first,
  onClose,
}: {
  tickets: readonly Ticket[]
  first: number
  onClose: () => void
}) {
  const { t } = useSite()
  const say = useBillWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [place, setPlace] = useState(first)
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(stayAwake, [])
  const ticket = tickets[place]!
  const [sending, setSending] = useState(false)
  const [trouble, setTrouble] = useState(false)
  async function send() {
    setSending(true)
    setTrouble(!(await sendOn(ticket.pdf!, nameOf(ticket, t))))
    setSending(false)
  }
  const turn = (by: number) => setPlace((place + by + tickets.length) % tickets.length)
  return (
    <dialog
      ref={dialog}
      className="code-large"
      data-theme="light"
      aria-label={nameOf(ticket, t)}
      onClose={onClose}
    >
      <div className="code-large-in">
        <QrPicture content={ticket.code!} label={say('code_of', { ticket: nameOf(ticket, t) })} />
        <p className="code-large-name display">{nameOf(ticket, t)}</p>
        {tickets.length > 1 && (
          <p className="figures" role="status">
            {place + 1} / {tickets.length}
          </p>
        )}
        {trouble && <p role="alert">{t('unreachable')}</p>}
        <p className="actions">
          {tickets.length > 1 && (
            <>
              <Button size="touch" onPress={() => turn(-1)}>
                {say('code_before')}
              </Button>
              <Button size="touch" onPress={() => turn(1)}>
                {say('code_next')}
              </Button>
            </>
          )}
          {ticket.pdf && (
            <Button size="touch" busy={sending} onPress={() => void send()}>
              {say('send_on')}
            </Button>
          )}
          <Button size="touch" variant="primary" onPress={() => dialog.current?.close()}>
            {t('close')}
          </Button>
        </p>
      </div>
    </dialog>
  )
}

/** Keeps the screen from going dark in the queue, where the browser can. */
function stayAwake(): () => void {
  const lock = navigator.wakeLock?.request('screen').catch(() => null)
  return () => void lock?.then(lock => lock?.release())
}

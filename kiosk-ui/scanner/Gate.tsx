import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatTime } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { HelpButton } from '#ui/parts/HelpLink.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../box/choice.ts'
import { programmeQuery } from '../box/programme.ts'
import { CameraAtGate } from './camera/CameraAtGate.tsx'
import { CameraOffer } from './camera/CameraOffer.tsx'
import { useCameraChoice } from './camera/use-camera-choice.ts'
import { CodeField } from './CodeField.tsx'
import { RecentScans } from './RecentScans.tsx'
import { CardBack } from './panels/CardBack.tsx'
import { DoorTools, type Tool } from './panels/DoorTools.tsx'
import { ReservationsAtDoor } from './panels/ReservationsAtDoor.tsx'
import { SalesAtDoor } from './panels/SalesAtDoor.tsx'
import { Training } from '../box/Training.tsx'
import { NodeStatusBand } from './NodeStatusBand.tsx'
import { readInside, scan, useScans, type Scan } from './scans.ts'
import { VerdictView } from './VerdictView.tsx'
import { useWords } from './words.ts'

/** How long "admitted" is shown; a refusal stays until the next scan. */
const admittedSeconds = 8

/** The gate: verdict, counter, and a field that always receives the hardware scanner's input. */
export function Gate({
  scheduleId,
  lost,
  onChange,
}: {
  scheduleId: string | null
  lost: boolean
  onChange: () => void
}) {
  const words = useWords()
  const last = useScans(gate => gate.scans[0])
  const [readId, setReadId] = useState<string | null>(last?.id ?? null)
  const shown = last && last.id !== readId ? last : null
  useEffect(() => {
    if (scheduleId) void readInside(scheduleId)
  }, [scheduleId])
  const admitted = shown?.outcome.is === 'admitted' ? shown.id : null
  useEffect(() => {
    if (!admitted) return
    const timer = setTimeout(() => setReadId(admitted), admittedSeconds * 1000)
    return () => clearTimeout(timer)
  }, [admitted])
  const [tool, setTool] = useState<Tool | null>(null)
  // What was let in from a list was told there.
  const close = () => {
    setReadId(useScans.getState().scans[0]?.id ?? null)
    setTool(null)
  }
  const scanNow = (code: string) => {
    setTool(null)
    scan(code, scheduleId)
  }
  return (
    <main className="gate">
      <GateHead
        scheduleId={scheduleId}
        lastScheduleId={last?.outcome.is === 'admitted' ? last.outcome.ticket.scheduleId : null}
        onChange={onChange}
      />
      {lost && (
        <Notice tone="warn" announce>
          {words('box_lost')}
        </Notice>
      )}
      <Training />
      {!lost && <NodeStatusBand />}
      {tool === 'reservations' && (
        <ReservationsAtDoor scheduleId={scheduleId} onClose={close} onScan={scanNow} />
      )}
      {tool === 'sales' && <SalesAtDoor scheduleId={scheduleId} onClose={close} onScan={scanNow} />}
      {tool === 'card' && <CardBack onClose={close} />}
      {tool === null && (
        <Scanning
          shown={shown}
          onCode={code => scan(code, scheduleId)}
          onRead={() => setReadId(shown?.id ?? null)}
          onTool={setTool}
        />
      )}
    </main>
  )
}

/** Where codes are read, and the verdict about the last one. */
function Scanning({
  shown,
  onCode,
  onRead,
  onTool,
}: {
  shown: Scan | null
  onCode: (code: string) => void
  onRead: () => void
  onTool: (tool: Tool) => void
}) {
  const words = useWords()
  const camera = useCameraChoice()
  return (
    <>
      <section className="gate-verdict" aria-live="assertive" data-camera={camera.on || undefined}>
        {shown && <VerdictView key={shown.id} scan={shown} />}
        {!shown && !camera.on && (
          <div className="gate-ready">
            <p className="gate-ready-word display">{words('ready')}</p>
            <p className="quiet">{words('ready_what')}</p>
            <div className="gate-ready-keys">
              <CameraOffer camera={camera} />
              <HelpButton place="door#scan" />
            </div>
          </div>
        )}
      </section>
      {camera.on && (
        <CameraAtGate
          small={shown !== null}
          onCode={onCode}
          onOff={() => camera.turn(false)}
          onLarge={onRead}
        />
      )}
      <div className="gate-entry">
        {shown?.outcome.is === 'refused' && <CameraOffer camera={camera} />}
        <CodeField onCode={onCode} />
      </div>
      <DoorTools onOpen={onTool} />
      <RecentScans quietly={shown !== null} />
    </>
  )
}

function GateHead({
  scheduleId,
  lastScheduleId,
  onChange,
}: {
  scheduleId: string | null
  lastScheduleId: string | null
  onChange: () => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const programme = useQuery(programmeQuery).data
  const counts = useScans(gate => gate.counts)
  const show = programme?.schedules.find(show => show.id === scheduleId)
  const movie = programme?.movies.find(movie => movie.id === show?.movieId)
  const screen = programme?.screens.find(screen => screen.id === show?.screenId)
  const zone = programme?.cinemas.find(cinema => cinema.id === show?.cinemaId)?.timezone ?? 'UTC'
  const count = counts[scheduleId ?? lastScheduleId ?? '']
  return (
    <header className="gate-head">
      <div className="gate-show">
        <strong className="display">{scheduleId ? movie?.title : words('door_any')}</strong>
        {show && (
          <span className="quiet figures">
            {formatTime(show.start, locale, zone)} · {screen?.name}
          </span>
        )}
      </div>
      <p className="gate-count">
        <strong className="display figures">
          {count
            ? count.sold === null
              ? count.inside
              : words('inside_of', { inside: count.inside, sold: count.sold })
            : '–'}
        </strong>
        <span className="quiet">{words(count ? 'inside' : 'inside_unknown')}</span>
      </p>
      <Button size="touch" onPress={onChange}>
        {words('door_change')}
      </Button>
    </header>
  )
}

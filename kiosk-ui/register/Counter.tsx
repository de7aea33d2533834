import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '#ui/parts/Notice.tsx'
import type { LiveEvent } from '#core/api/live-events.ts'
import { formatTime } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useChoice } from '../box/choice.ts'
import { takeCode, useScannedCodes } from '../box/barcode-reader.ts'
import { useKeys } from '../box/keyboard.ts'
import { useReceipts } from '../box/receipts/use-receipts.ts'
import { programmeQuery } from '../box/programme.ts'
import { useHasModule } from '../box/settings.ts'
import { nodeStatusQuery } from '../box/node-status.ts'
import { useNodeStatusWords } from '../box/node-status-words.ts'
import { useLive } from '../box/use-live.ts'
import { DepositsPanel } from './deposits/DepositsPanel.tsx'
import { useDepositKinds } from './deposits/deposit-kinds.ts'
import { CashPanel } from './cash/CashPanel.tsx'
import { Bells } from './Bells.tsx'
import { BillsPanel } from './bills/BillsPanel.tsx'
import { ChosenZone } from './sale/ChosenZone.tsx'
import { readGivenBack, useReceiptReplay } from '../box/receipts/replay-receipts.ts'
import { keys } from './keys.ts'
import { useAutoLock } from './lock.ts'
import { Training } from '../box/Training.tsx'
import { CustomerDisplay } from './display/CustomerDisplay.tsx'
import { ManagerPanel } from './ManagerPanel.tsx'
import { OnZone } from './shows/OnZone.tsx'
import type { Panel } from './panel.ts'
import { PaperNotices } from './printing/PaperNotices.tsx'
import { GivingNotices } from './terminal/GivingNotices.tsx'
import { useTerminal } from './terminal/terminal.ts'
import { TerminalNotices } from './terminal/TerminalNotices.tsx'
import { PayZone } from './sale/PayZone.tsx'
import { forgetScan, takeScan, tellScanLost, useScanned, type ScanTarget } from './scanned.ts'
import { JustParked } from './parked/JustParked.tsx'
import { useRunning } from './parked/running.ts'
import { ParkedPanel } from './parked/ParkedPanel.tsx'
import { RegisterNotices } from './RegisterNotices.tsx'
import { ReservationsPanel } from './reservations/ReservationsPanel.tsx'
import { SeatsPanel } from './seats/SeatsPanel.tsx'
import { receiveLive, receiveResync, lineQuery } from './server.ts'
import { useTill } from './till.ts'
import { isLocked, isOpen, troubleOf } from './till-state.ts'
import { TopBar } from './TopBar.tsx'
import { VouchersPanel } from './vouchers/VouchersPanel.tsx'
import { useWords } from './words.ts'
import { HelpLink } from '#ui/parts/HelpLink.tsx'

/** The three zones, always in the same place. A panel covers the middle one, or the first two where they are narrow. */
export function Counter({ employeeName }: { employeeName: string }) {
  const [panel, choosePanel] = useState<Panel>(null)
  const [scan, setScan] = useState<ScanTarget | null>(null)
  const setPanel = (next: Panel) => {
    setScan(null)
    choosePanel(next)
  }
  useScannedCodes(texts => {
    void takeScan(texts, target => {
      setScan(target)
      choosePanel(target.at === 'bill' ? 'bills' : 'vouchers')
    })
  })
  useAutoLock()
  useRunning()
  const live = useLive('register', ['app', 'exhibitor', 'private-exhibitor'], {
    onEvent: receiveEvent,
    onResync: receiveResync,
  })
  const programme = useQuery(programmeQuery).data
  const seatsOpen = useTill(
    state =>
      isOpen(state) &&
      state.basket.rates.length > 0 &&
      programme?.schedules.find(show => show.id === state.basket.scheduleId)?.freeSeating === false,
  )
  const locked = useTill(isLocked)
  const wish = useTill(state => troubleOf(state)?.override ?? null)
  const hasTerminal = Boolean(useTerminal()?.terminal)
  const hasCash = useHasModule('cash_balance') || hasTerminal
  const hasDeposits = useDepositKinds().length > 0
  const hasReservations = useHasModule('reservations')
  const gone = (panel === 'seats' && !seatsOpen) || (panel === 'manager' && !wish)
  const shown = gone ? null : panel
  const close = () => setPanel(null)
  useKeys({
    [keys.bills]: () => setPanel(shown === 'bills' ? null : 'bills'),
    [keys.vouchers]: () => setPanel(shown === 'vouchers' ? null : 'vouchers'),
    [keys.drawer]: hasCash ? () => setPanel(shown === 'cash' ? null : 'cash') : undefined,
    [keys.deposits]: hasDeposits ? () => setPanel(shown === 'deposits' ? null : 'deposits') : undefined,
    [keys.reservations]: hasReservations
      ? () => setPanel(shown === 'reservations' ? null : 'reservations')
      : undefined,
    [keys.parked]: () => setPanel(shown === 'parked' ? null : 'parked'),
    [keys.seats]: seatsOpen ? () => setPanel(shown === 'seats' ? null : 'seats') : undefined,
    [keys.back]: shown ? close : undefined,
  })
  return (
    <div className="counter">
      <TopBar employeeName={employeeName} panel={shown} onPanel={setPanel} />
      <CustomerDisplay />
      <Line boxLost={live === 'lost'} />
      <main className="zones" data-panel={shown ?? undefined}>
        <OnZone locked={locked} />
        <ChosenZone locked={locked} hidden={shown !== null} onSeats={() => setPanel('seats')} />
        {shown === 'seats' && <SeatsPanel onClose={close} />}
        {shown === 'bills' && (
          <BillsPanel
            key={scan?.at === 'bill' ? scan.billId : ''}
            billId={scan?.at === 'bill' ? scan.billId : undefined}
            onClose={close}
          />
        )}
        {shown === 'vouchers' && (
          <VouchersPanel
            key={scan?.at === 'voucher' ? scan.code : ''}
            code={scan?.at === 'voucher' ? scan.code : undefined}
            onClose={close}
          />
        )}
        {shown === 'cash' && <CashPanel onClose={close} />}
        {shown === 'deposits' && <DepositsPanel onClose={close} />}
        {shown === 'reservations' && hasReservations && <ReservationsPanel onClose={close} />}
        {shown === 'parked' && <ParkedPanel onClose={close} />}
        {shown === 'manager' && wish && <ManagerPanel wish={wish} onClose={close} />}
        <PayZone onManager={() => setPanel('manager')} />
      </main>
    </div>
  )
}

function receiveEvent(event: LiveEvent): void {
  if (event.type === 'code.scanned') takeCode(event.text)
  else if (event.type === 'code.lost') tellScanLost()
  else receiveLive(event)
}

/** What is wrong with the lines or the box, shown only while it matters. */
function Line({ boxLost }: { boxLost: boolean }) {
  const words = useWords()
  const peers = useQuery(lineQuery).data?.peers ?? []
  const online = peers.length === 0 || peers.some(peer => peer.connected)
  const alone = useQuery(nodeStatusQuery).data?.emergencyMode
  return (
    <div className="counter-line">
      <Training />
      <NotActivated />
      <GivenBack />
      <ScanMessage />
      <Bells />
      <RegisterNotices />
      <JustParked />
      {!boxLost && <GivingNotices />}
      {!boxLost && <TerminalNotices />}
      {!boxLost && <PaperNotices />}
      {alone && !boxLost ? (
        <Alone since={alone} />
      ) : boxLost ? (
        <Notice tone="warn" announce>
          {words('box_lost')}
        </Notice>
      ) : (
        !online && (
          <Notice tone="info" announce>
            <strong>{words('line_lost')}</strong> {words('line_lost_seats')}
          </Notice>
        )
      )}
    </div>
  )
}

/** Without its module a register sells nothing; what was sold is still refunded and exchanged here. */
function NotActivated() {
  const words = useWords()
  const hasModule = useHasModule('pos')
  if (hasModule) return null
  return (
    <Notice tone="warn" announce>
      {words('module_inactive')}
    </Notice>
  )
}

/** The message for a scanned code that led to no action. */
function ScanMessage() {
  const words = useWords()
  const message = useScanned(state => state.message)
  const code = useScanned(state => state.code)
  if (!message) return null
  return (
    <Notice
      tone="warn"
      announce
      action={
        <Button size="small" onPress={forgetScan}>
          {words('given_back_read')}
        </Button>
      }
    >
      {message} {code && <HelpLink code={code} />}
    </Notice>
  )
}

/** Selling in emergency mode; shown until the relay has synced. */
function Alone({ since }: { since: string }) {
  const words = useNodeStatusWords()
  const { locale } = useChoice()
  const zone = useQuery(programmeQuery).data?.cinemas[0]?.timezone ?? 'UTC'
  return (
    <Notice tone="warn" announce>
      <strong>{words('emergency_mode_band', { time: formatTime(since, locale, zone) })}</strong>{' '}
      {words('emergency_mode_band_next')}
    </Notice>
  )
}

/** What this register replayed to a repaired box, until the cashier has read it; or that it cannot. */
function GivenBack() {
  const words = useWords()
  const count = useReceiptReplay(state => state.reinstated)
  const refused = useReceiptReplay(state => state.refused)
  const keeps = useReceipts(kept => kept.keeps)
  return (
    <>
      {count > 0 && (
        <Notice
          tone="ok"
          announce
          action={
            <Button size="small" onPress={readGivenBack}>
              {words('given_back_read')}
            </Button>
          }
        >
          {words('given_back', { count })}
        </Notice>
      )}
      {refused > 0 && (
        <Notice
          tone="stop"
          announce
          action={
            <Button size="small" onPress={readGivenBack}>
              {words('given_back_read')}
            </Button>
          }
        >
          {words('given_refused', { count: refused })}
        </Notice>
      )}
      {!keeps && <Notice tone="warn">{words('memory_off')}</Notice>}
    </>
  )
}

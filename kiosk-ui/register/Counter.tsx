import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { LiveEvent } from '#core/api/live-events.ts'
import { takeCode, useScannedCodes } from '../box/barcode-reader.ts'
import { useKeys } from '../box/keyboard.ts'
import { programmeQuery } from '../box/programme.ts'
import { useHasModule } from '../box/settings.ts'
import { useLive } from '../box/use-live.ts'
import { DepositsPanel } from './deposits/DepositsPanel.tsx'
import { useDepositKinds } from './deposits/deposit-kinds.ts'
import { CashPanel } from './cash/CashPanel.tsx'
import { BillsPanel } from './bills/BillsPanel.tsx'
import { ChosenZone } from './sale/ChosenZone.tsx'
import { keys } from './keys.ts'
import { useAutoLock } from './lock.ts'
import { CustomerDisplay } from './display/CustomerDisplay.tsx'
import { ManagerPanel } from './ManagerPanel.tsx'
import { NoticeStrip } from './NoticeStrip.tsx'
import { OnZone } from './shows/OnZone.tsx'
import type { Panel } from './panel.ts'
import { useTerminal } from './terminal/terminal.ts'
import { PayZone } from './sale/PayZone.tsx'
import { takeScan, tellScanLost, type ScanTarget } from './scanned.ts'
import { useRunning } from './parked/running.ts'
import { ParkedPanel } from './parked/ParkedPanel.tsx'
import { ReservationsPanel } from './reservations/ReservationsPanel.tsx'
import { SeatsPanel } from './seats/SeatsPanel.tsx'
import { receiveLive, receiveResync } from './server.ts'
import { useTill } from './till.ts'
import { isLocked, isOpen, troubleOf } from './till-state.ts'
import { TopBar } from './TopBar.tsx'
import { VouchersPanel } from './vouchers/VouchersPanel.tsx'

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
      <main className="zones" data-panel={shown ?? undefined}>
        <NoticeStrip boxLost={live === 'lost'} />
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

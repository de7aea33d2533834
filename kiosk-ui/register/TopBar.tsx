import { useQuery } from '@tanstack/react-query'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useChoice } from '../box/choice.ts'
import { DeviceSwitches } from '../box/DeviceSwitches.tsx'
import { useKeys } from '../box/keyboard.ts'
import { useNow } from '../box/use-now.ts'
import { BellKey } from './Bells.tsx'
import { useDepositKinds } from './deposits/deposit-kinds.ts'
import type { Panel } from './panel.ts'
import { keys } from './keys.ts'
import { lock } from './lock.ts'
import { ParkedKey } from './parked/ParkedKey.tsx'
import { useHasModule } from '../box/settings.ts'
import { programmeQuery } from '../box/programme.ts'
import { useTerminal } from './terminal/terminal.ts'
import { useWords } from './words.ts'

/** Cinema and time, the signed-in cashier, and the few functions that are not part of a sale. */
export function TopBar({
  employeeName,
  panel,
  onPanel,
}: {
  employeeName: string
  panel: Panel
  onPanel: (panel: Panel) => void
}) {
  const words = useWords()
  const { locale } = useChoice()
  const programme = useQuery(programmeQuery).data
  const cinema = programme?.cinemas[0]
  const now = new Date(useNow(programme?.now, programme?.receivedAtMs ?? 0)).toISOString()
  const hasReservations = useHasModule('reservations')
  useKeys({ [keys.lock]: lock })
  return (
    <header className="top-bar">
      <div className="top-bar-place">
        <strong className="display">{cinema?.name ?? words('register')}</strong>
        <span className="quiet">{words('at_work', { name: employeeName })}</span>
      </div>
      {cinema && (
        <p className="top-bar-clock figures">
          <span className="quiet">{formatDay(now, locale, cinema.timezone)}</span>{' '}
          <strong className="display">{formatTime(now, locale, cinema.timezone)}</strong>
        </p>
      )}
      <nav className="top-bar-keys">
        <ParkedKey
          pressed={panel === 'parked'}
          onPress={() => onPanel(panel === 'parked' ? null : 'parked')}
        />
        <Button
          size="touch"
          icon="voucher"
          keyHint={keys.vouchers}
          pressed={panel === 'vouchers'}
          onPress={() => onPanel(panel === 'vouchers' ? null : 'vouchers')}
        >
          {words('vouchers')}
        </Button>
        {hasReservations && (
          <Button
            size="touch"
            keyHint={keys.reservations}
            pressed={panel === 'reservations'}
            onPress={() => onPanel(panel === 'reservations' ? null : 'reservations')}
          >
            {words('reservations')}
          </Button>
        )}
        <DepositsKey panel={panel} onPanel={onPanel} />
        <CashKey panel={panel} onPanel={onPanel} />
        <Button
          size="touch"
          icon="printer"
          keyHint={keys.bills}
          pressed={panel === 'bills'}
          onPress={() => onPanel(panel === 'bills' ? null : 'bills')}
        >
          {words('bills')}
        </Button>
        <span className="top-bar-bell">
          <BellKey />
        </span>
        <DeviceSwitches help="till#sell" keys />
        <Button size="touch" icon="user" keyHint={keys.lock} onPress={lock}>
          {words('lock')}
        </Button>
      </nav>
    </header>
  )
}

/** Cups and bottles that come back, where anything has a deposit. */
function DepositsKey({ panel, onPanel }: { panel: Panel; onPanel: (panel: Panel) => void }) {
  const words = useWords()
  if (!useDepositKinds().length) return null
  return (
    <Button
      size="touch"
      keyHint={keys.deposits}
      pressed={panel === 'deposits'}
      onPress={() => onPanel(panel === 'deposits' ? null : 'deposits')}
    >
      {words('deposits_key')}
    </Button>
  )
}

/** The cash of this till, and the end of day of its card terminal; that alone where nobody keeps shifts. */
function CashKey({ panel, onPanel }: { panel: Panel; onPanel: (panel: Panel) => void }) {
  const words = useWords()
  const hasShifts = useHasModule('cash_balance')
  const hasTerminal = Boolean(useTerminal()?.terminal)
  if (!hasShifts && !hasTerminal) return null
  return (
    <Button
      size="touch"
      keyHint={keys.drawer}
      pressed={panel === 'cash'}
      onPress={() => onPanel(panel === 'cash' ? null : 'cash')}
    >
      {words(hasShifts ? 'cash_title' : 'days_title')}
    </Button>
  )
}

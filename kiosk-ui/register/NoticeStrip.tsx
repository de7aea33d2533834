import { useQuery } from '@tanstack/react-query'
import { formatTime } from '#core/i18n/format.ts'
import { Button } from '#ui/parts/Button.tsx'
import { HelpLink } from '#ui/parts/HelpLink.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useChoice } from '../box/choice.ts'
import { nodeStatusQuery } from '../box/node-status.ts'
import { useNodeStatusWords } from '../box/node-status-words.ts'
import { programmeQuery } from '../box/programme.ts'
import { readGivenBack, useReceiptReplay } from '../box/receipts/replay-receipts.ts'
import { useReceipts } from '../box/receipts/use-receipts.ts'
import { useHasModule } from '../box/settings.ts'
import { Training } from '../box/Training.tsx'
import { Bells } from './Bells.tsx'
import { JustParked } from './parked/JustParked.tsx'
import { PaperNotices } from './printing/PaperNotices.tsx'
import { RegisterNotices } from './RegisterNotices.tsx'
import { forgetScan, useScanned } from './scanned.ts'
import { lineQuery } from './server.ts'
import { GivingNotices } from './terminal/GivingNotices.tsx'
import { TerminalNotices } from './terminal/TerminalNotices.tsx'
import { useWords } from './words.ts'

/** What is wrong with the lines or the box, shown only while it matters: below the zones, which stay where they are. */
export function NoticeStrip({ boxLost }: { boxLost: boolean }) {
  const words = useWords()
  const peers = useQuery(lineQuery).data?.peers ?? []
  const online = peers.length === 0 || peers.some(peer => peer.connected)
  const alone = useQuery(nodeStatusQuery).data?.emergencyMode
  return (
    <div className="notice-strip">
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

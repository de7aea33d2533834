import { useQuery } from '@tanstack/react-query'
import type { Session } from '#core/people/contract.ts'
import { catchesUp, choicesOf } from '#core/recovery/choices.ts'
import { startEmergencyMode, confirmMachine, type NodeStatusView } from '#core/recovery/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { NodeStatusChoices } from '#ui/parts/NodeStatusChoices.tsx'
import { call } from '../../box/call.ts'
import { useChoice } from '../../box/choice.ts'
import { DeviceSwitches } from '../../box/DeviceSwitches.tsx'
import { programmeQuery } from '../../box/programme.ts'
import { queryClient } from '../../box/query-client.ts'
import { receiveNodeStatus, nodeStatusQuery } from '../../box/node-status.ts'
import { useNodeStatusWords } from '../../box/node-status-words.ts'
import { useNow } from '../../box/use-now.ts'
import './sales-blocked.css'

/**
 * Sales are blocked: why, what is waited for, what happens automatically, and what a manager may decide.
 *
 * @param older the node whose older copy answers here, when this device knows a newer one
 */
export function SalesBlocked({
  older,
  session,
  onSignIn,
}: {
  older: string | null
  session: Session | null
  onSignIn: () => void
}) {
  const words = useNodeStatusWords()
  const { locale } = useChoice()
  const nodeStatus = useQuery(nodeStatusQuery).data
  const programme = useQuery(programmeQuery).data
  const nowMs = useNow(programme?.now, programme?.receivedAtMs ?? 0)
  const recovering = catchesUp(nodeStatus) ? nodeStatus : null
  const person = recovering?.waitsFor === 'person'
  const choices = nodeStatus ? choicesOf(nodeStatus, nowMs) : { machine: false, emergencyMode: false }
  // While an older copy answers, a newer one may be selling elsewhere: so it must never start emergency mode.
  if (older) choices.emergencyMode = false
  const decides = choices.machine || choices.emergencyMode
  const manager = session?.permissions.includes('manage_devices')
  const decided = (next: NodeStatusView) =>
    queryClient.setQueryData(nodeStatusQuery.queryKey, receiveNodeStatus(next))
  return (
    <main className="sales-blocked" data-decides={decides || undefined}>
      <header className="sales-blocked-head">
        <p className="quiet">{programme?.cinemas[0]?.name}</p>
        <DeviceSwitches help="trouble#catching-up" keys />
      </header>
      <section
        className="sales-blocked-words"
        role={older || person ? 'alert' : 'status'}
        data-tone={older ? 'stop' : 'warn'}
      >
        <Icon name={older ? 'stop' : 'clock'} size="3rem" />
        <h1>{words(older ? 'older_title' : person ? 'node_status_title_person' : 'node_status_title')}</h1>
        {older ? (
          <>
            <p>{words('older_what', { node: older })}</p>
            <p>{words('older_next')}</p>
          </>
        ) : (
          recovering?.reason && <p>{words(`reason_${recovering.reason}`)}</p>
        )}
        {recovering?.reading && !older && (
          <p>{words(`reading_${recovering.reading.what}`, { percent: recovering.reading.percent })}</p>
        )}
        {recovering?.waitsFor && (!older || person) && <p>{words(`waits_${recovering.waitsFor}`)}</p>}
        {!older && <p className="quiet">{words('node_status_safe')}</p>}
      </section>
      {decides && (
        <aside className="sales-blocked-decide">
          {manager ? (
            <NodeStatusChoices
              choices={choices}
              words={words}
              locale={locale}
              onMachine={word => call(confirmMachine, { body: { word } }).then(decided)}
              onEmergencyMode={word => call(startEmergencyMode, { body: { word } }).then(decided)}
            />
          ) : (
            <>
              <p>{words('decide_who')}</p>
              <Button size="touch" icon="user" wide onPress={onSignIn}>
                {words(session ? 'decide_someone' : 'decide_sign_in')}
              </Button>
            </>
          )}
        </aside>
      )}
    </main>
  )
}

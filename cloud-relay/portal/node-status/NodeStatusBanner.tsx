import { useQueryClient } from '@tanstack/react-query'
import { formatTime } from '#core/i18n/format.ts'
import { catchesUp, choicesOf } from '#core/recovery/choices.ts'
import { startEmergencyMode, confirmMachine, type NodeStatusView } from '#core/recovery/contract.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { NodeStatusChoices } from '#ui/parts/NodeStatusChoices.tsx'
import { useNow } from '../programme/use-now.ts'
import { useSide, useProgramme, useNodeStatus } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/**
 * On every page while this node recovers or is in emergency mode: what it means, what it waits for, what a manager may
 * do.
 */
export function NodeStatusBanner() {
  const nodeStatus = useNodeStatus().data
  if (nodeStatus && catchesUp(nodeStatus)) return <Recovering nodeStatus={nodeStatus} />
  if (nodeStatus?.emergencyMode) return <Alone since={nodeStatus.emergencyMode} />
  return null
}

function Recovering({ nodeStatus }: { nodeStatus: NodeStatusView }) {
  const { locale, t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const onBox = useSide().data?.node === 'box'
  const programme = useProgramme({}).data
  const cinemas = programme?.cinemas ?? []
  const nowMs = useNow(programme?.now ?? '')
  const manager = useWho().permissions.includes('manage_devices')
  const { reason, waitsFor } = nodeStatus
  const person = waitsFor === 'person'
  const choices = choicesOf(nodeStatus, nowMs)
  const decided = (next: NodeStatusView) => memory.setQueryData(['nodeStatus'], next)
  const unsynced = nodeStatus.cinemas.map(id => cinemas.find(cinema => cinema.id === id)?.name ?? id)
  const why =
    reason &&
    (onBox
      ? t(`reason_${reason}`)
      : t(reason === 'database_lost' ? 'relay_reason_database_lost' : 'relay_reason_forgot'))
  return (
    <section className="node-status">
      <Notice
        tone={person ? 'stop' : 'warn'}
        announce
        title={t(person ? 'node_status_title_person' : onBox ? 'node_status_title' : 'relay_title')}
      >
        {why && <p>{why}</p>}
        {nodeStatus.reading && (
          <p>{t(`reading_${nodeStatus.reading.what}`, { percent: nodeStatus.reading.percent })}</p>
        )}
        {waitsFor && <p>{t(`waits_${waitsFor}`)}</p>}
        {unsynced.length > 0 && (
          <p>
            <strong>{t('waits_cinemas', { cinemas: unsynced.join(', ') })}</strong>
          </p>
        )}
        <p>{t('node_status_safe')}</p>
      </Notice>
      {(choices.machine || (onBox && choices.emergencyMode)) &&
        (manager ? (
          <div className="node-status-choices">
            <NodeStatusChoices
              choices={{ machine: choices.machine, emergencyMode: onBox && choices.emergencyMode }}
              words={t}
              locale={locale}
              onMachine={word => call(confirmMachine, { body: { word } }).then(decided)}
              onEmergencyMode={word => call(startEmergencyMode, { body: { word } }).then(decided)}
            />
          </div>
        ) : (
          <p className="quiet">{t('reason_not_allowed')}</p>
        ))}
    </section>
  )
}

function Alone({ since }: { since: string }) {
  const { locale, t } = useWords()
  const zone = useProgramme({}).data?.cinemas[0]?.timezone ?? 'UTC'
  return (
    <section className="node-status">
      <Notice
        tone="warn"
        announce
        title={t('emergency_mode_band', { time: formatTime(since, locale, zone) })}
      >
        {t('emergency_mode_band_next')}
      </Notice>
    </section>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { formatTime } from '#core/i18n/format.ts'
import { catchesUp, choicesOf } from '#core/recovery/choices.ts'
import { breakGlass, confirmMachine, type StandingView } from '#core/recovery/contract.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { StandingChoices } from '#ui/parts/StandingChoices.tsx'
import { useNow } from '../programme/use-now.ts'
import { useSide, useProgramme, useStanding } from '../server/queries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Over every page while this node recovers or sells alone: what it means, what it waits for, what a manager may do. */
export function StandingBanner() {
  const standing = useStanding().data
  if (standing && catchesUp(standing)) return <Recovering standing={standing} />
  if (standing?.brokenGlass) return <Alone since={standing.brokenGlass} />
  return null
}

function Recovering({ standing }: { standing: StandingView }) {
  const { locale, t } = useWords()
  const call = useCall()
  const memory = useQueryClient()
  const onBox = useSide().data?.node === 'box'
  const programme = useProgramme({}).data
  const cinemas = programme?.cinemas ?? []
  const nowMs = useNow(programme?.now ?? '')
  const manager = useWho().permissions.includes('manage_devices')
  const { reason, waitsFor } = standing
  const person = waitsFor === 'person'
  const choices = choicesOf(standing, nowMs)
  const decided = (next: StandingView) => memory.setQueryData(['standing'], next)
  const unheard = standing.cinemas.map(id => cinemas.find(cinema => cinema.id === id)?.name ?? id)
  const why =
    reason &&
    (onBox
      ? t(`reason_${reason}`)
      : t(reason === 'database_lost' ? 'relay_reason_database_lost' : 'relay_reason_forgot'))
  return (
    <section className="standing">
      <Notice
        tone={person ? 'stop' : 'warn'}
        announce
        title={t(person ? 'standing_title_person' : onBox ? 'standing_title' : 'relay_title')}
      >
        {why && <p>{why}</p>}
        {standing.reading && (
          <p>{t(`reading_${standing.reading.what}`, { percent: standing.reading.percent })}</p>
        )}
        {waitsFor && <p>{t(`waits_${waitsFor}`)}</p>}
        {unheard.length > 0 && (
          <p>
            <strong>{t('waits_cinemas', { cinemas: unheard.join(', ') })}</strong>
          </p>
        )}
        <p>{t('standing_safe')}</p>
      </Notice>
      {(choices.machine || (onBox && choices.glass)) &&
        (manager ? (
          <div className="standing-choices">
            <StandingChoices
              choices={{ machine: choices.machine, glass: onBox && choices.glass }}
              words={t}
              locale={locale}
              onMachine={word => call(confirmMachine, { body: { word } }).then(decided)}
              onGlass={word => call(breakGlass, { body: { word } }).then(decided)}
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
    <section className="standing">
      <Notice tone="warn" announce title={t('glass_band', { time: formatTime(since, locale, zone) })}>
        {t('glass_band_next')}
      </Notice>
    </section>
  )
}

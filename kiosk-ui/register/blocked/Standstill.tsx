import { useQuery } from '@tanstack/react-query'
import type { Session } from '#core/people/contract.ts'
import { catchesUp, choicesOf } from '#core/recovery/choices.ts'
import { breakGlass, confirmMachine, type StandingView } from '#core/recovery/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { StandingChoices } from '#ui/parts/StandingChoices.tsx'
import { call } from '../../box/call.ts'
import { useChoice } from '../../box/choice.ts'
import { DeviceSwitches } from '../../box/DeviceSwitches.tsx'
import { programmeQuery } from '../../box/programme.ts'
import { queryClient } from '../../box/query-client.ts'
import { heard, standingQuery } from '../../box/standing.ts'
import { useStandingWords } from '../../box/standing-words.ts'
import { useNow } from '../../box/use-now.ts'
import './standstill.css'

/**
 * Nothing is sold now: why, what it waits for, what happens by itself, and what a manager may decide.
 *
 * @param older the node whose older copy answers here, when this device knows a newer one
 */
export function Standstill({
  older,
  session,
  onSignIn,
}: {
  older: string | null
  session: Session | null
  onSignIn: () => void
}) {
  const words = useStandingWords()
  const { locale } = useChoice()
  const standing = useQuery(standingQuery).data
  const programme = useQuery(programmeQuery).data
  const nowMs = useNow(programme?.now, programme?.heardAtMs ?? 0)
  const recovering = catchesUp(standing) ? standing : null
  const person = recovering?.waitsFor === 'person'
  const choices = standing ? choicesOf(standing, nowMs) : { machine: false, glass: false }
  // An older copy may have a younger brother that sells: it never sells alone.
  if (older) choices.glass = false
  const decides = choices.machine || choices.glass
  const manager = session?.permissions.includes('manage_devices')
  const decided = (next: StandingView) => queryClient.setQueryData(standingQuery.queryKey, heard(next))
  return (
    <main className="standstill" data-decides={decides || undefined}>
      <header className="standstill-head">
        <p className="quiet">{programme?.cinemas[0]?.name}</p>
        <DeviceSwitches keys />
      </header>
      <section
        className="standstill-words"
        role={older || person ? 'alert' : 'status'}
        data-tone={older ? 'stop' : 'warn'}
      >
        <Icon name={older ? 'stop' : 'clock'} size="3rem" />
        <h1>{words(older ? 'older_title' : person ? 'standing_title_person' : 'standing_title')}</h1>
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
        {!older && <p className="quiet">{words('standing_safe')}</p>}
      </section>
      {decides && (
        <aside className="standstill-decide">
          {manager ? (
            <StandingChoices
              choices={choices}
              words={words}
              locale={locale}
              onMachine={word => call(confirmMachine, { body: { word } }).then(decided)}
              onGlass={word => call(breakGlass, { body: { word } }).then(decided)}
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

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallRefused } from '#core/api/call.ts'
import { formatDay, formatTime } from '#core/i18n/format.ts'
import {
  endOneSession,
  endOtherSessions,
  endPersonSession,
  endPersonSessions,
  readPersonSessions,
  readSessions,
  type OpenSession,
} from '#core/people/session-contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { Failed } from '../parts/Failed.tsx'
import { Waiting } from '../parts/Page.tsx'
import { Status } from '../parts/Status.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useZone } from '../vouchers/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'

type Listed = { sessions: OpenSession[] }

/** Where one is signed in oneself. */
export function OwnSessions() {
  const call = useCall()
  const { t } = useWords()
  return (
    <Sessions
      queryKey={['sessions']}
      read={signal => call(readSessions, { signal })}
      endOne={id => call(endOneSession, { params: { id } })}
      endAll={() => call(endOtherSessions)}
      endAllWord={t('sessions_end_others')}
    />
  )
}

/** Where a person one is responsible for is signed in. */
export function SessionsOf({ id }: { id: string }) {
  const call = useCall()
  const { t } = useWords()
  return (
    <section className="stack" aria-labelledby="person-sessions">
      <h3 className="panel-title" id="person-sessions">
        {t('sessions')}
      </h3>
      <Sessions
        queryKey={['sessions', id]}
        read={signal => call(readPersonSessions, { params: { id }, signal })}
        endOne={session => call(endPersonSession, { params: { id, session } })}
        endAll={() => call(endPersonSessions, { params: { id } })}
        endAllWord={t('sessions_end_all')}
      />
    </section>
  )
}

function Sessions({
  queryKey,
  read,
  endOne,
  endAll,
  endAllWord,
}: {
  queryKey: readonly string[]
  read: (signal: AbortSignal) => Promise<Listed>
  endOne: (id: string) => Promise<Listed>
  endAll: () => Promise<Listed>
  endAllWord: string
}) {
  const { t } = useWords()
  const memory = useQueryClient()
  const asked = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) })
  const ending = useMutation({
    mutationFn: (id: string | null) => (id === null ? endAll() : endOne(id)),
    onSuccess: answer => memory.setQueryData(queryKey, answer),
  })
  const sessions = asked.data?.sessions
  // Whose sessions one may not end, one is not told of either.
  if (asked.error instanceof CallRefused && asked.error.code === 'not_allowed')
    return <p className="quiet">{asked.error.message}</p>
  if (!sessions) return <Waiting asked={asked} skeleton={<Skeleton height="96px" />} />
  const others = sessions.filter(({ current }) => !current)
  return (
    <>
      <p className="quiet">{t(sessions.length ? 'sessions_lead' : 'sessions_none')}</p>
      {sessions.length > 0 && (
        <ul className="sessions">
          {sessions.map(session => (
            <Session
              key={session.id}
              session={session}
              busy={ending.isPending && ending.variables === session.id}
              onEnd={() => ending.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      <Failed error={ending.error} />
      {others.length > 0 && (
        <div className="row">
          <Button
            size="small"
            busy={ending.isPending && ending.variables === null}
            onPress={() => ending.mutate(null)}
          >
            {endAllWord}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {ending.isSuccess && t('session_ended')}
      </p>
    </>
  )
}

function Session({ session, busy, onEnd }: { session: OpenSession; busy: boolean; onEnd: () => void }) {
  const { locale, t } = useWords()
  const zone = useZone()
  const { purpose, browser, system, device, address, current } = session
  const when = (iso: string) => `${formatDay(iso, locale, zone)} ${formatTime(iso, locale, zone)}`
  const machine = t('session_machine', { browser: t(`browser_${browser}`), system: t(`system_${system}`) })
  const name = purpose === 'kiosk' ? device : machine
  return (
    <li>
      <div>
        <p className="session-name">
          <strong>{name}</strong>
          {current && <Status tone="ok">{t('session_current')}</Status>}
        </p>
        <p className="quiet">
          {purpose === 'kiosk' ? machine : t('session_portal')}
          {address && <span className="figures">{` · ${address}`}</span>}
        </p>
        <p className="quiet figures">
          {t('session_times', { begun: when(session.startedAt), seen: when(session.seenAt) })}
        </p>
      </div>
      {!current && (
        <Button size="small" busy={busy} label={t('session_end_of', { name })} onPress={onEnd}>
          {t('session_end')}
        </Button>
      )}
    </li>
  )
}

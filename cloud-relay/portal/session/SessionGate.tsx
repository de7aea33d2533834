import { createContext, use, type ReactNode } from 'react'
import { CallRefused } from '#core/api/call.ts'
import type { Session } from '#core/people/contract.ts'
import type { Permission } from '#core/access/employee.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { useSession } from './use-session.ts'
import { useAway } from '../server/use-away.ts'
import { sentenceOf } from '../server/ServerProvider.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { linkedReset } from './Reset.tsx'
import { SignIn } from './SignIn.tsx'
import { useArrival } from './use-arrival.ts'
import { useKeepAlive } from './use-keep-alive.ts'

const SessionContext = createContext<Session | null>(null)

/** The portal is not drawn before the session is known. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const arriving = useArrival()
  const asked = useSession()
  const away = useAway(false)
  if (arriving) return null
  if (!asked.data) {
    const why = asked.failureReason
    if (!why && !away) return null
    return (
      <main className="alone">
        <EmptyState
          icon={!why || unreachable(why) ? 'wifi-off' : 'clock'}
          title={t('cannot_open')}
          action={<Button onPress={() => void asked.refetch()}>{t('try_again')}</Button>}
        >
          {why ? sentenceOf(why, t('unreachable')) : t('unreachable')}
        </EmptyState>
      </main>
    )
  }
  // A PIN is for the registers of a cinema, not for the portal.
  // Who follows a mailed link sets a secret, whoever is signed in in this browser.
  if (asked.data.session?.purpose !== 'portal' || linkedReset()) return <SignIn />
  return (
    <SessionContext value={asked.data.session}>
      <KeepAlive />
      {children}
    </SessionContext>
  )
}

function unreachable(why: Error): boolean {
  return !(why instanceof CallRefused) || why.code === 'unreachable'
}

function KeepAlive() {
  useKeepAlive()
  return null
}

/** Who is signed in. */
export function useWho(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useWho outside SessionGate')
  return session
}

/** Why the signed-in user may not do it, as a sentence; undefined when they may. */
export function useReason(permission: Permission): string | undefined {
  const { t } = useWords()
  return useWho().permissions.includes(permission) ? undefined : t('reason_not_allowed')
}

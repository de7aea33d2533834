import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NavLink, Outlet, useNavigation } from 'react-router'
import { signOut } from '#core/people/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useConflicts, useWorklist } from '../server/queries.ts'
import { useLive } from '../server/use-live.ts'
import { NodeStatusBanner } from '../node-status/NodeStatusBanner.tsx'
import { useReason, useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { rooms } from './navigation.ts'
import { LanguageMenu, ThemeSwitch } from './Preferences.tsx'

/** The desk: rooms on the left, the open one beside them. On a tablet the rooms stand in a row above. */
export function Shell() {
  const { t } = useWords()
  const [unfolded, setUnfolded] = useState(false)
  const going = useNavigation().state !== 'idle'
  const line = useLive()
  return (
    <div className="shell">
      <a className="skip" href="#page">
        {t('skip_to_page')}
      </a>
      <header className="rail" data-unfolded={unfolded || undefined}>
        <p className="brand">Foyer</p>
        <div className="rail-fold">
          <Button
            size="small"
            icon={unfolded ? 'cross' : 'menu'}
            label={unfolded ? t('close_menu') : t('open_menu')}
            pressed={unfolded}
            onPress={() => setUnfolded(!unfolded)}
          />
        </div>
        <nav className="rooms" aria-label={t('rooms')}>
          {rooms.map(room => (
            <NavLink
              key={room.to}
              to={room.to}
              end={room.to === '/'}
              className="room"
              onClick={() => setUnfolded(false)}
            >
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d={room.stroke} />
              </svg>
              {t(room.word)}
              {room.to === '/conflicts' && <ConflictCount />}
              {room.to === '/payments' && <StuckCount />}
            </NavLink>
          ))}
        </nav>
        <div className="rail-foot">
          <p className="live" data-state={line} role="status">
            <Icon name={line === 'open' ? 'ok' : 'wifi-off'} />
            {line === 'open' ? t('live') : line === 'lost' ? t('live_lost') : t('live_connecting')}
          </p>
          <div className="rail-preferences">
            <LanguageMenu />
            <ThemeSwitch />
          </div>
          <Person />
        </div>
      </header>
      <main id="page" className="page" tabIndex={-1} aria-busy={going}>
        <NodeStatusBanner />
        <Outlet />
      </main>
    </div>
  )
}

/** How much money waits for a person; nothing while there is none. */
function StuckCount() {
  const { t } = useWords()
  const count = useWorklist(!useReason('refund')).data?.entries.length ?? 0
  return <RoomCount count={count} words={t('worklist_count', { count })} />
}

/** How many decisions wait. */
function ConflictCount() {
  const { t } = useWords()
  const count = useConflicts().data?.conflicts.length ?? 0
  return <RoomCount count={count} words={t('conflicts_count', { count })} />
}

function RoomCount({ count, words }: { count: number; words: string }) {
  if (!count) return null
  return (
    <span className="room-count figures">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}

function Person() {
  const { t } = useWords()
  const who = useWho()
  const call = useCall()
  const memory = useQueryClient()
  const leaving = useMutation({
    mutationFn: () => call(signOut),
    onSuccess: answer => {
      memory.clear()
      memory.setQueryData(['session'], answer)
    },
  })
  return (
    <div className="person">
      <p>
        <strong>{who.name}</strong>
        <span className="quiet">{who.roles.join(', ')}</span>
      </p>
      <Button size="small" busy={leaving.isPending} onPress={() => leaving.mutate()}>
        {t('sign_out')}
      </Button>
      {leaving.isError && (
        <p className="person-trouble" role="alert">
          {leaving.error.message}
        </p>
      )}
    </div>
  )
}

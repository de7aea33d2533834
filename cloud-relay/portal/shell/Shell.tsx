import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { signOut } from '#core/people/contract.ts'
import { Button } from '#ui/parts/Button.tsx'
import { HelpButton } from '#ui/parts/HelpLink.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { useCall } from '../server/ServerProvider.tsx'
import { useAway } from '../server/use-away.ts'
import { useLive } from '../server/use-live.ts'
import { NodeStatusBanner } from '../node-status/NodeStatusBanner.tsx'
import { PressedAgain } from '../node-status/PressedAgain.tsx'
import { useWho } from '../session/SessionGate.tsx'
import { PaletteKey } from '../palette/PaletteKey.tsx'
import { TrainingBanner } from '../training/TrainingBanner.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { ExhibitorSwitch } from '../account/ExhibitorSwitch.tsx'
import { Away } from './Away.tsx'
import { Bells } from './Bells.tsx'
import { Navigation } from './Navigation.tsx'
import { helpPlaceFor } from './help-page.ts'
import { LanguageMenu, ThemeSwitch } from './Preferences.tsx'

/**
 * The frame of the portal: navigation on the left, the open page beside it. On a tablet the navigation is a menu on
 * top.
 */
export function Shell() {
  const { t } = useWords()
  const [unfolded, setUnfolded] = useState(false)
  const { pathname } = useLocation()
  const going = useNavigation().state !== 'idle'
  const line = useLive()
  const away = useAway(line === 'lost')
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
        <PaletteKey />
        <Navigation onGo={() => setUnfolded(false)} />
        <div className="rail-foot">
          <p className="live" data-state={line} role="status">
            <Icon name={line === 'open' ? 'ok' : 'wifi-off'} />
            {line === 'open' ? t('live') : line === 'lost' ? t('live_lost') : t('live_connecting')}
          </p>
          <div className="rail-preferences">
            <LanguageMenu />
            <ThemeSwitch />
            <HelpButton place={helpPlaceFor(pathname)} size="small" beside />
          </div>
          <Person />
        </div>
      </header>
      <main id="page" className="page" tabIndex={-1} aria-busy={going}>
        {away && <Away />}
        <Bells />
        <TrainingBanner />
        <NodeStatusBanner />
        <PressedAgain />
        <Outlet />
      </main>
    </div>
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
      <ExhibitorSwitch />
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

import { useEffect, useRef, useState } from 'react'
import { locales } from '#core/i18n/locale.ts'
import { Button } from '#ui/parts/Button.tsx'
import { hrefOf, useAddress } from '../address.ts'
import type { Place } from '../place.ts'
import { comingEvents } from '../showings.ts'
import { useSite } from '../site.ts'
import { chooseTheme, rememberedTheme, type Theme } from '../theme.ts'
import { PlaceLink } from './PlaceLink.tsx'

/** The exhibitor's name, the navigation, the languages and the light switch. */
export function Header({ place }: { place: Place }) {
  const { t, programme, now } = useSite()
  const inMovies = place.name === 'movies' || place.name === 'movies.view'
  const inEvents = place.name === 'events' || place.name === 'events.view'
  return (
    <header className="header">
      <div className="header-in">
        <PlaceLink to={{ name: 'home' }} className="exhibitor display" current={place.name === 'home'}>
          {programme.exhibitor.tradeName}
        </PlaceLink>
        <nav className="rooms" aria-label={t('navigation')}>
          <PlaceLink to={{ name: 'movies', filter: 'all', tag: null }} current={inMovies}>
            {t('movies')}
          </PlaceLink>
          {comingEvents(programme, now).length > 0 && (
            <PlaceLink to={{ name: 'events' }} current={inEvents}>
              {t('events')}
            </PlaceLink>
          )}
        </nav>
        <div className="habits">
          <Languages />
          <Light />
        </div>
      </div>
    </header>
  )
}

const names = { en: 'English', de: 'Deutsch', fr: 'Français', nl: 'Nederlands' } as const

/** The same page in another language: plain links, so that they work before and without any script. */
function Languages() {
  const { t, locale } = useSite()
  const { pathname } = useAddress().arrival
  const search = useOwnSearch()
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const inside = menu.current?.contains(event.target as Node)
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape'
      if (menu.current && (escaped || (event.type === 'pointerdown' && !inside))) menu.current.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return (
    <details className="languages" ref={menu}>
      <summary aria-label={`${t('language')}: ${names[locale]}`}>
        <span aria-hidden="true">{locale.toUpperCase()}</span>
      </summary>
      <ul className="language-list">
        {locales.map(other => (
          <li key={other}>
            <a
              href={hrefOf(`/${other}`, pathname) + search}
              lang={other}
              hrefLang={other}
              aria-current={other === locale ? 'true' : undefined}
            >
              {names[other]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The query of this reader's address: not in the rendered page, which is the same for every query. */
function useOwnSearch(): string {
  const { search } = useAddress().arrival
  const [own, setOwn] = useState('')
  useEffect(() => setOwn(search), [search])
  return own
}

/** Needs a script, so it appears with it; its space is reserved. */
function Light() {
  const { t } = useSite()
  const [theme, setTheme] = useState<Theme | null>(null)
  useEffect(() => setTheme(rememberedTheme()), [])
  return (
    <span className="light">
      {theme && (
        <Button
          icon={theme === 'dark' ? 'sun' : 'moon'}
          label={t(theme === 'dark' ? 'theme_light' : 'theme_dark')}
          onPress={() => {
            const next = theme === 'dark' ? 'light' : 'dark'
            chooseTheme(next)
            setTheme(next)
          }}
        />
      )}
    </span>
  )
}

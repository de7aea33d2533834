import { useEffect, useState } from 'react'
import type { Locale } from '#core/i18n/locale.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Icon } from '#ui/parts/Icon.tsx'
import { hrefOf, useAddress } from '../address.ts'
import type { Place } from '../place.ts'
import { siteLocales } from '../site-locales.ts'
import { useSite } from '../site.ts'
import { chooseTheme, currentTheme, type Theme } from '../theme.ts'
import { Logo } from './Logo.tsx'
import { Menu } from './Menu.tsx'
import { PlaceLink } from './PlaceLink.tsx'
import { useClosingMenu } from './use-closing-menu.ts'

/** The exhibitor's logo or name, the navigation, the languages and the light switch. */
export function Header({ place }: { place: Place }) {
  const { t, locale, programme } = useSite()
  return (
    <header className="header">
      <div className="header-in">
        <PlaceLink to={{ name: 'home' }} className="exhibitor display" current={place.name === 'home'}>
          <Logo />
        </PlaceLink>
        <Menu place={place} />
        <div className="habits">
          <a href={`/${locale}/search`} className="search-link" aria-label={t('search')}>
            <Icon name="search" />
          </a>
          {siteLocales(programme.exhibitor).length > 1 && <Languages />}
          <Light />
        </div>
      </div>
    </header>
  )
}

const names = { en: 'English', de: 'Deutsch', fr: 'Français', nl: 'Nederlands' } as const

/** The same page in another language: plain links, so that they work before and without any script. */
function Languages() {
  const { t, locale, programme } = useSite()
  const { pathname } = useAddress().arrival
  const search = useOwnSearch()
  const menu = useClosingMenu()
  return (
    <details className="languages" ref={menu}>
      <summary aria-label={`${locale.toUpperCase()} – ${t('language')}: ${names[locale]}`}>
        <span aria-hidden="true">{locale.toUpperCase()}</span>
      </summary>
      <ul className="language-list">
        {siteLocales(programme.exhibitor).map(other => (
          <li key={other}>
            <a
              href={hrefOf(`/${other}`, pathname) + search}
              lang={other}
              hrefLang={other}
              aria-current={other === locale ? 'true' : undefined}
              onClick={() => rememberLocale(other)}
            >
              {names[other]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** For a year: the address without a language opens in it (the relay reads the cookie). */
function rememberLocale(locale: Locale): void {
  document.cookie = `foyer_locale=${locale}; path=/; max-age=31536000; samesite=lax`
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
  useEffect(() => {
    const read = () => setTheme(currentTheme())
    read()
    const system = matchMedia('(prefers-color-scheme: light)')
    system.addEventListener('change', read)
    return () => system.removeEventListener('change', read)
  }, [])
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

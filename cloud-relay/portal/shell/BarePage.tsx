import { useEffect, type ReactNode } from 'react'
import { LanguageMenu, ThemeSwitch } from './Preferences.tsx'

/** A page of the relay that is no exhibitor's: nobody is signed in, and there is no menu. */
export function BarePage({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Foyer`
  }, [title])
  return (
    <div className="found">
      <header className="found-head" data-theme="dark">
        <p className="found-brand">Foyer</p>
        <div className="sign-in-preferences">
          <LanguageMenu />
          <ThemeSwitch />
        </div>
      </header>
      <main className="found-page" data-wide={wide || undefined}>
        {children}
      </main>
    </div>
  )
}

import { NavLink, useLocation } from 'react-router'
import { useHasModule } from '../modules/use-modules.ts'
import { pagesFor } from '../pages.ts'
import type { PageGroup, PortalPage } from '../portal-page.ts'
import { useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

const groups: readonly PageGroup[] = ['group_website', 'group_walls', 'group_setup', 'group_machines']

/** The pages this person may open, of modules that are on, with how much waits in each. What is needed seldom is folded into groups. */
export function Navigation({ onGo }: { onGo: () => void }) {
  const { t } = useWords()
  const { pathname } = useLocation()
  const hasModule = useHasModule()
  const mine = pagesFor(useWho().permissions).filter(({ module }) => hasModule(module))
  return (
    <nav className="navigation" aria-label={t('pages')}>
      <Links pages={mine.filter(({ group }) => !group)} onGo={onGo} />
      {groups.map(group => {
        const inside = mine.filter(page => page.group === group)
        if (!inside.length) return null
        const isHere = inside.some(({ path }) => path === pathname)
        return (
          <details key={`${group} ${isHere}`} className="navigation-group" open={isHere}>
            <summary>{t(group)}</summary>
            <Links pages={inside} onGo={onGo} />
          </details>
        )
      })}
    </nav>
  )
}

function Links({ pages, onGo }: { pages: readonly PortalPage[]; onGo: () => void }) {
  const { t } = useWords()
  return pages.map(({ path, word, stroke, Count }) => (
    <NavLink key={path} to={path} end={path === '/'} className="navigation-entry" onClick={onGo}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={stroke} />
      </svg>
      {t(word)}
      {Count && <Count />}
    </NavLink>
  ))
}

import { NavLink } from 'react-router'
import { pagesFor } from '../pages.ts'
import { useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** The pages this person may open, with how much waits in each. */
export function Navigation({ onGo }: { onGo: () => void }) {
  const { t } = useWords()
  return (
    <nav className="navigation" aria-label={t('pages')}>
      {pagesFor(useWho().permissions).map(({ path, word, stroke, Count }) => (
        <NavLink key={path} to={path} end={path === '/'} className="navigation-entry" onClick={onGo}>
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={stroke} />
          </svg>
          {t(word)}
          {Count && <Count />}
        </NavLink>
      ))}
    </nav>
  )
}

import { Link, useLocation } from 'react-router'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { pagesFor } from '../pages.ts'
import { Page } from '../parts/Page.tsx'
import { useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** What an address shows that leads nowhere: what happened, and the pages this person can go on to. */
export function UnknownPage() {
  const { t } = useWords()
  const { pathname } = useLocation()
  const open = pagesFor(useWho().permissions)
  return (
    <Page title={t('unknown_page')}>
      <EmptyState
        icon="search"
        title={t('cannot_show')}
        action={
          <ul className="unknown-page-links">
            {open.map(page => (
              <li key={page.path}>
                <Link to={page.path}>{t(page.word)}</Link>
              </li>
            ))}
          </ul>
        }
      >
        {t('unknown_page_what', { address: `/portal${pathname}` })}
      </EmptyState>
    </Page>
  )
}

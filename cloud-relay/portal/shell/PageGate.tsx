import type { ReactNode } from 'react'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import type { PortalPage } from '../pages.ts'
import { Page } from '../parts/Page.tsx'
import { useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Opens a page for who has its permission; everybody else reads why it stays shut. */
export function PageGate({ page, children }: { page: PortalPage; children: ReactNode }) {
  const { t } = useWords()
  const { permissions } = useWho()
  if (!page.permission || permissions.includes(page.permission)) return children
  return (
    <Page title={t(page.word)}>
      <EmptyState icon="stop" title={t('cannot_show')}>
        {t('reason_not_allowed')}
      </EmptyState>
    </Page>
  )
}

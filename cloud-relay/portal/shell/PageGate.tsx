import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '#ui/parts/EmptyState.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { PortalPage } from '../portal-page.ts'
import { useHasModule } from '../modules/use-modules.ts'
import { Page } from '../parts/Page.tsx'
import { useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Opens a page of a module the account has, for who has its permission; otherwise it says why it stays shut. */
export function PageGate({ page, children }: { page: PortalPage; children: ReactNode }) {
  const { t } = useWords()
  const { permissions } = useWho()
  const hasModule = useHasModule()
  if (!hasModule(page.module))
    return (
      <Page title={t(page.word)}>
        <Notice
          tone="info"
          action={permissions.includes('manage_settings') && <Link to="/modules">{t('modules.many')}</Link>}
        >
          {t('module_inactive')}
        </Notice>
      </Page>
    )
  if (!page.permission || permissions.includes(page.permission)) return children
  return (
    <Page title={t(page.word)}>
      <EmptyState icon="stop" title={t('cannot_show')}>
        {t('reason_not_allowed')}
      </EmptyState>
    </Page>
  )
}

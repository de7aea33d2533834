import { Link, Navigate } from 'react-router'
import { Notice } from '#ui/parts/Notice.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { optionalSteps, stepKeys, useSetup } from './use-setup.ts'

/** On the day's page, until everything needed is there. A company without any cinema is led to the setup at once. */
export function SetupNotice() {
  const { t } = useWords()
  const setup = useSetup()
  if (!setup) return null
  const open = stepKeys.filter(key => !setup.done[key] && !optionalSteps.includes(key))
  if (!open.length) return null
  if (!setup.done.cinema && !setup.done.operator) return <Navigate to="/setup" replace />
  return (
    <div className="conflicts-notice">
      <Notice
        tone="info"
        title={t('setup_open_steps', { count: open.length })}
        action={<Link to="/setup">{t('setup_go_on')}</Link>}
      >
        {t(`setup_${open[0]!}_why`)}
      </Notice>
    </div>
  )
}

/** How many steps are still needed; nothing when none is. */
export function SetupCount() {
  const { t } = useWords()
  const setup = useSetup()
  const open = setup ? stepKeys.filter(key => !setup.done[key] && !optionalSteps.includes(key)).length : 0
  if (!open) return null
  return (
    <span className="navigation-count figures">
      <span aria-hidden="true">{open}</span>
      <span className="visually-hidden">{t('setup_open_steps', { count: open })}</span>
    </span>
  )
}

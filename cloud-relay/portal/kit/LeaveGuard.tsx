import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/** Asks before unsaved input is lost: by a link, by closing the panel, or with the whole page. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const { t } = useWords()
  const isDirty = useRef(dirty)
  isDirty.current = dirty
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isDirty.current && from.pathname + from.search !== to.pathname + to.search,
  )
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (blocker.state === 'blocked') stay.current?.focus()
  }, [blocker.state])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
  if (blocker.state !== 'blocked') return null
  return (
    <div className="leave-guard">
      <Notice tone="warn" title={t('entry_leave')} announce>
        <div className="row">
          <Button ref={stay} size="small" onPress={() => blocker.reset()}>
            {t('entry_stay')}
          </Button>
          <Button size="small" variant="danger" onPress={() => blocker.proceed()}>
            {t('entry_leave_now')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}

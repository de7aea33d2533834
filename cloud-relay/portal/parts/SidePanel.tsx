import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../words/WordsProvider.tsx'

/**
 * A panel beside the page, which stays usable. It takes the focus when it opens, returns it when it closes, and Escape
 * closes it. Its `key` must identify what it shows, so that other content is announced anew.
 */
export function SidePanel({
  title,
  lead,
  onClose,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const { t } = useWords()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement
    heading.current?.focus({ preventScroll: true })
    const open = panel.current
    return () => {
      const focusWasInside =
        document.activeElement === document.body || open?.contains(document.activeElement)
      if (focusWasInside && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <aside
      ref={panel}
      className="side-panel"
      aria-labelledby="side-panel-title"
      onKeyDown={event => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <div className="side-panel-head">
        <div>
          <h2 id="side-panel-title" ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {lead && <p className="quiet">{lead}</p>}
        </div>
        <Button size="small" icon="cross" label={t('close')} onPress={onClose} />
      </div>
      <div className="side-panel-body" tabIndex={0} role="group" aria-labelledby="side-panel-title">
        {children}
      </div>
    </aside>
  )
}

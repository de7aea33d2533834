import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from './Button.tsx'

/**
 * A modal dialog on the browser's own `<dialog>`: focus goes in, stays in and comes back. It is open while it
 * is rendered; Escape, the cross and (unless `keepOpen`) a press beside it call `onClose`. With `keepOpen` there
 * is no cross and Escape does nothing: the answer is one of the `actions`.
 */
export function Dialog({
  title,
  onClose,
  closeLabel,
  children,
  actions,
  side = 'middle',
  keepOpen = false,
}: {
  title: ReactNode
  onClose: () => void
  closeLabel: string
  children: ReactNode
  actions?: ReactNode
  /** `end` slides in from the end of the line as a panel of full height. */
  side?: 'middle' | 'end'
  keepOpen?: boolean
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-side={side}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        if (!keepOpen) onClose()
      }}
      onMouseDown={event => {
        if (!keepOpen && event.target === dialog.current) onClose()
      }}
    >
      <div className="dialog-sheet">
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          {!keepOpen && <Button icon="cross" label={closeLabel} onPress={onClose} />}
        </header>
        <div className="dialog-body">{children}</div>
        {actions && <footer className="dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  )
}

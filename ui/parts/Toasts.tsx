import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { toneIcons, type Tone } from './Notice.tsx'

export type Toast = { id: string; tone: Tone; text: string; action?: { label: string; onPress: () => void } }

/**
 * Short messages in the corner, newest last. The region is always in the page, so that what is added is read
 * out. How long one stays is its owner's choice; one with an action should stay until it is dismissed.
 */
export function Toasts({
  toasts,
  onDismiss,
  label,
  dismissLabel,
}: {
  toasts: readonly Toast[]
  onDismiss: (id: string) => void
  label: string
  dismissLabel: string
}) {
  return (
    <div className="toasts" role="region" aria-label={label} aria-live="polite">
      {toasts.map(toast => (
        <div className="toast" data-tone={toast.tone} key={toast.id}>
          <Icon name={toneIcons[toast.tone]} />
          <p>{toast.text}</p>
          {toast.action && (
            <Button size="small" onPress={toast.action.onPress}>
              {toast.action.label}
            </Button>
          )}
          <Button size="small" icon="cross" label={dismissLabel} onPress={() => onDismiss(toast.id)} />
        </div>
      ))}
    </div>
  )
}

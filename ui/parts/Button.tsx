import { useId, type ReactNode, type Ref } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

export type ButtonVariant = 'primary' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'touch' | 'huge'

/**
 * A button. `keyHint` is printed on it (the key itself is listened to by the screen). With `disabledReason` it stays
 * focusable, does nothing and says why; there is no other way to disable it.
 */
export function Button({
  children,
  onPress,
  variant = 'quiet',
  size = 'medium',
  type = 'button',
  icon,
  keyHint,
  disabledReason,
  busy = false,
  wide = false,
  pressed,
  label,
  form,
  ref,
}: {
  children?: ReactNode
  onPress?: () => void
  variant?: ButtonVariant
  size?: ButtonSize
  type?: 'button' | 'submit'
  icon?: IconName
  keyHint?: string
  disabledReason?: string
  /** The press is being processed: no second press, same size. */
  busy?: boolean
  /** Takes the whole width. */
  wide?: boolean
  /** For a button that stays pressed. */
  pressed?: boolean
  /** The accessible name, for a button that shows only an icon. */
  label?: string
  /** The id of the form it submits, when it is outside it. */
  form?: string
  ref?: Ref<HTMLButtonElement>
}) {
  const reasonId = useId()
  const off = disabledReason !== undefined || busy
  return (
    <button
      ref={ref}
      type={type}
      form={form}
      className="button"
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-busy={busy || undefined}
      data-icon-only={icon && children === undefined ? true : undefined}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      aria-pressed={pressed}
      aria-label={label}
      aria-describedby={disabledReason ? reasonId : undefined}
      aria-keyshortcuts={keyHint}
      title={disabledReason}
      onClick={event => {
        if (off) event.preventDefault()
        else onPress?.()
      }}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span className="button-words">{children}</span>}
      {keyHint && (
        <kbd className="key-hint" aria-hidden="true">
          {keyHint}
        </kbd>
      )}
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  )
}

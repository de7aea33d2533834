import { Icon } from './Icon.tsx'

/**
 * A number between a minus and a plus. The number itself is a spin button: arrows, Page Up/Down, Home and End
 * change it. `label` names what is counted, `decreaseLabel` and `increaseLabel` name the two buttons.
 */
export function Stepper({
  value,
  onChange,
  min = 0,
  max,
  step = 1,
  label,
  decreaseLabel,
  increaseLabel,
  size = 'medium',
  format = String,
}: {
  value: number
  onChange: (value: number) => void
  min?: number
  max: number
  step?: number
  label: string
  decreaseLabel: string
  increaseLabel: string
  size?: 'medium' | 'touch'
  format?: (value: number) => string
}) {
  const to = (next: number) => {
    const allowed = Math.min(max, Math.max(min, next))
    if (allowed !== value) onChange(allowed)
  }
  const keys: Record<string, number> = {
    ArrowUp: value + step,
    ArrowRight: value + step,
    ArrowDown: value - step,
    ArrowLeft: value - step,
    PageUp: value + 5 * step,
    PageDown: value - 5 * step,
    Home: min,
    End: max,
  }
  return (
    <div className="stepper" data-size={size} role="group" aria-label={label}>
      <StepButton icon="minus" label={decreaseLabel} off={value <= min} onPress={() => to(value - step)} />
      <span
        className="stepper-value figures"
        role="spinbutton"
        tabIndex={0}
        aria-label={label}
        aria-valuenow={value}
        aria-valuetext={format(value)}
        aria-valuemin={min}
        aria-valuemax={max}
        data-zero={value === 0 || undefined}
        onKeyDown={event => {
          const next = keys[event.key]
          if (next === undefined) return
          event.preventDefault()
          to(next)
        }}
      >
        {format(value)}
      </span>
      <StepButton icon="plus" label={increaseLabel} off={value >= max} onPress={() => to(value + step)} />
    </div>
  )
}

function StepButton({
  icon,
  label,
  off,
  onPress,
}: {
  icon: 'minus' | 'plus'
  label: string
  off: boolean
  onPress: () => void
}) {
  return (
    <button
      type="button"
      className="stepper-button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  )
}

import { Checkbox, Select } from '@mantine/core'
import { useWords } from '../words/WordsProvider.tsx'
import { usePlain, type FieldProps } from './field-props.ts'

/** Colours that stay apart from each other in both lights. */
const colours = [25, 50, 75, 110, 155, 195, 230, 265, 300, 340].map(hue => `oklch(0.62 0.15 ${hue})`)

/** An OKLCH hue in degrees, seen while it is chosen. */
export function HueInput(props: FieldProps) {
  const { typed, onType } = props
  const { id, label, description, error, disabled } = usePlain(props)
  return (
    <div className="look-field">
      <label htmlFor={id}>{label}</label>
      {description && <p className="quiet">{description}</p>}
      <div className="row hue-row">
        <input
          id={id}
          type="range"
          min={0}
          max={360}
          step={1}
          disabled={disabled}
          value={String(typed)}
          onChange={event => onType(event.currentTarget.value)}
        />
        <span className="hue-shown" style={{ background: `oklch(0.62 0.15 ${Number(typed)})` }} />
        <span className="figures">{String(typed)}°</span>
      </div>
      {error && <p className="field-group-error">{error}</p>}
    </div>
  )
}

/** One of some colours that can be told apart; one chosen elsewhere stays as it is. */
export function ColourInput(props: FieldProps) {
  const { typed, onType } = props
  const { t } = useWords()
  const { id, label, disabled, error } = usePlain(props)
  const offered = !typed || colours.includes(String(typed)) ? colours : [String(typed), ...colours]
  return (
    <div className="look-field" role="radiogroup" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`}>{label}</span>
      <div className="row colour-row">
        {offered.map((colour, index) => (
          <label key={colour} className="colour-choice" style={{ background: colour }}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={id}
              className="visually-hidden"
              aria-label={t('entry_colour', { number: index + 1 })}
              disabled={disabled}
              checked={typed === colour}
              onChange={() => onType(colour)}
            />
          </label>
        ))}
      </div>
      {error && <p className="field-group-error">{error}</p>}
    </div>
  )
}

/** A day of the week, 1 Monday to 7 Sunday. */
export function WeekdayInput(props: FieldProps) {
  const { typed, onType } = props
  const { locale } = useWords()
  const plain = usePlain(props)
  const named = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  const data = [1, 2, 3, 4, 5, 6, 7].map(day => ({
    value: String(day),
    label: named.format(Date.UTC(2024, 0, day)),
  }))
  return (
    <Select
      {...plain}
      data={data}
      allowDeselect={false}
      value={String(typed) || null}
      onChange={value => onType(value ?? '')}
    />
  )
}

/** Several choices, all of them in view. */
export function TicksInput({
  options,
  ...props
}: FieldProps & { options: readonly { value: string; label: string }[] }) {
  const { typed, onType, disabled } = props
  const { id, label, description, error } = usePlain(props)
  return (
    <Checkbox.Group
      id={id}
      label={label}
      description={description}
      error={error}
      value={[...(typed as readonly string[])]}
      onChange={onType}
    >
      <div className="ticks">
        {options.map(({ value, label: name }) => (
          <Checkbox key={value} size="md" value={value} label={name} disabled={disabled} />
        ))}
      </div>
    </Checkbox.Group>
  )
}

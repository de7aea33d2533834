import { Checkbox, MultiSelect, Select, TagsInput, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { useWords } from '../words/WordsProvider.tsx'
import { AgeInput } from './AgeInput.tsx'
import { BlocksInput } from './blocks/BlocksInput.tsx'
import { usePlain, type FieldProps } from './field-props.ts'
import type { FieldInput as Input, FormField } from './form-fields.ts'
import { GroupInput, RowsInput } from './GroupInput.tsx'
import { ColourInput, HueInput, TicksInput, WeekdayInput } from './LookInputs.tsx'
import { withMark } from './decimal-mark.ts'
import { MomentInput } from './MomentInput.tsx'
import { countriesIn, timezones } from './places.ts'
import { OfficeInput } from './OfficeInput.tsx'
import { PictureInput } from './PictureInput.tsx'
import { PicturesInput } from './PicturesInput.tsx'
import { PlanInput } from './PlanInput.tsx'
import { MachineInput } from './MachineInput.tsx'
import { ProviderInput } from './ProviderInput.tsx'
import { ReferenceInput } from './ReferenceInput.tsx'
import { ShowInput } from './ShowInput.tsx'
import { SlipLinesInput } from './SlipLinesInput.tsx'
import { SiteHomeInput } from './SiteHomeInput.tsx'
import type { TypedGroup, TypedWords } from './typed-value.ts'
import { useLabels } from './use-labels.ts'
import { WordsInput } from './WordsInput.tsx'

/** Where a cinema's entry lists its machines. */
const machines = {
  printer: 'printers',
  terminal: 'terminals',
  line_display: 'lineDisplays',
  hand_scanner: 'handScanners',
} as const

/** One field, with the input its definition asks for. */
export function FieldInput(props: FieldProps) {
  const { field, typed } = props
  const input: Input = field.input
  switch (input.as) {
    case 'words':
    case 'long_words':
      return (
        <WordsInput
          {...props}
          typed={typed as TypedWords}
          long={input.as === 'long_words'}
          maxLength={input.maxLength}
        />
      )
    case 'group':
      return <GroupInput {...props} Input={FieldInput} fields={input.fields} typed={typed as TypedGroup} />
    case 'rows':
      return (
        <RowsInput
          {...props}
          Input={FieldInput}
          fields={input.fields}
          most={input.most}
          typed={typed as readonly TypedGroup[]}
        />
      )
    case 'reference':
      return <ReferenceInput {...props} kind={input.kind} several={input.several} />
    case 'country':
    case 'timezone':
    case 'countries':
      return <PlaceInput {...props} as={input.as} />
    case 'plan':
      return <PlanInput {...props} />
    case 'age':
      return <AgeInput {...props} />
    case 'show':
    case 'shows':
      return <ShowInput {...props} several={input.as === 'shows'} />
    case 'picture':
      return <PictureInput {...props} />
    case 'provider':
      return <ProviderInput {...props} />
    case 'office':
      return <OfficeInput {...props} />
    case 'site_home':
      return <SiteHomeInput {...props} />
    case 'printer':
    case 'terminal':
    case 'line_display':
    case 'hand_scanner':
      return <MachineInput {...props} list={machines[input.as]} />
    case 'moment':
      return <MomentInput {...props} />
    case 'blocks':
      return <BlocksInput {...props} />
    case 'pictures':
      return <PicturesInput {...props} />
    case 'hue':
      return <HueInput {...props} />
    case 'weekday':
      return <WeekdayInput {...props} />
    case 'colour':
      return <ColourInput {...props} />
    case 'slip_lines':
      return <SlipLinesInput {...props} options={input.options} />
    case 'hidden':
      return null
    case 'flag':
    case 'choice':
    case 'choices':
    case 'ticks':
    case 'texts':
      return <ChosenInput {...props} />
    default:
      return <PlainInput {...props} />
  }
}

/** A tick, or one or several of some choices. */
function ChosenInput(props: FieldProps) {
  const { entity, field, typed, onType } = props
  const { t } = useWords()
  const { option } = useLabels(entity.kind)
  const plain = usePlain(props)
  const { input } = field
  const data =
    'options' in input ? input.options.map(value => ({ value, label: option(field.name, value) })) : []
  switch (input.as) {
    case 'choice':
      return (
        <Select
          {...plain}
          data={data}
          placeholder={
            field.nullable && option(field.name, 'empty') !== 'empty'
              ? option(field.name, 'empty')
              : t('choose')
          }
          value={typeof typed === 'string' && typed ? typed : null}
          allowDeselect={field.nullable}
          clearable={field.nullable}
          searchable={data.length > 8}
          nothingFoundMessage={t('nothing_found')}
          onChange={value => onType(value ?? '')}
        />
      )
    case 'choices':
      return (
        <MultiSelect
          {...plain}
          searchable={data.length > 8}
          nothingFoundMessage={t('nothing_found')}
          data={data}
          value={[...(typed as readonly string[])]}
          onChange={onType}
        />
      )
    case 'ticks':
      return <TicksInput {...props} options={data} />
    case 'texts':
      return <TagsInput {...plain} value={[...(typed as readonly string[])]} onChange={onType} />
    default:
      return (
        <Checkbox
          size="md"
          {...plain}
          checked={typed === true}
          onChange={event => onType(event.currentTarget.checked)}
        />
      )
  }
}

/** Letters, numbers, money and days. */
function PlainInput(props: FieldProps) {
  const { entity, field, typed, onType } = props
  const { t, locale } = useWords()
  const { option } = useLabels(entity.kind)
  const plain = usePlain(props)
  const { input } = field
  const isNumber = input.as === 'number'
  const hasPoint = input.as === 'cents' || input.as === 'percent' || (isNumber && !input.whole)
  return (
    <TextInput
      {...plain}
      type={typeOf[input.as] ?? 'text'}
      inputMode={hasPoint ? 'decimal' : isNumber ? 'numeric' : undefined}
      leftSection={input.as === 'cents' ? <span aria-hidden="true">€</span> : undefined}
      rightSection={input.as === 'percent' ? <span aria-hidden="true">%</span> : undefined}
      placeholder={hintOfNothing(t, option, entity, field)}
      maxLength={input.as === 'time' ? 5 : 'maxLength' in input ? input.maxLength : undefined}
      autoComplete="off"
      value={hasPoint ? withMark(String(typed), locale) : String(typed)}
      onChange={event => onType(event.currentTarget.value)}
    />
  )
}

/** How a browser helps to type it, where it is not plain letters. */
const typeOf: Partial<Record<Input['as'], string>> = { email: 'email', day: 'date' }

/** What an empty field means, where it may stay empty; one that is there only for some choice is there to be filled. */
function hintOfNothing(
  t: ReturnType<typeof useWords>['t'],
  option: (field: string, option: string) => string,
  { edit }: FieldProps['entity'],
  { name, nullable }: FormField,
): string | undefined {
  if (!nullable) return undefined
  const word = option(name, 'empty')
  if (word !== 'empty') return word
  return edit?.onlyWhen?.[name] ? undefined : t('entry_empty')
}

function PlaceInput(props: FieldProps & { as: 'country' | 'countries' | 'timezone' }) {
  const { typed, onType, as } = props
  const { locale, t } = useWords()
  const plain = usePlain(props)
  const data = useMemo(() => (as === 'timezone' ? timezones() : countriesIn(locale)), [as, locale])
  if (as === 'countries')
    return (
      <MultiSelect
        {...plain}
        searchable
        limit={60}
        nothingFoundMessage={t('nothing_found')}
        data={data}
        value={[...(typed as readonly string[])]}
        onChange={onType}
      />
    )
  return (
    <Select
      {...plain}
      searchable
      limit={60}
      nothingFoundMessage={t('nothing_found')}
      allowDeselect={false}
      data={data}
      value={String(typed) || null}
      onChange={value => onType(value ?? '')}
    />
  )
}

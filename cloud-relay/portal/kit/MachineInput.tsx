import { Select } from '@mantine/core'
import { device } from '#core/kiosks/device.entity.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { usePlain, type FieldProps } from './field-props.ts'
import { useEntries } from './use-entries.ts'
import { useLabels } from './use-labels.ts'

/** One of the printers, card terminals, line displays or hand scanners of the device's cinema; which it is is known once the device is made. */
export function MachineInput(
  props: FieldProps & { list: 'printers' | 'terminals' | 'lineDisplays' | 'handScanners' },
) {
  const { entity, entryId, field, typed, onType } = props
  const { t } = useWords()
  const { option } = useLabels(entity.kind)
  const plain = usePlain(props)
  const cinemas = useEntries(cinema).data?.entries ?? []
  const home = useEntries(device).data?.entries.find(({ id }) => id === entryId)?.cinemaId
  const machines = cinemas.find(({ id }) => id === home)?.[props.list] ?? []
  return (
    <Select
      {...plain}
      data={machines.map(({ id, name }) => ({ value: id, label: name }))}
      value={String(typed) || null}
      clearable
      placeholder={option(field.name, 'empty')}
      nothingFoundMessage={t('nothing_found')}
      onChange={value => onType(value ?? '')}
    />
  )
}

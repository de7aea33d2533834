import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { Button } from '#ui/parts/Button.tsx'
import { seatClasses, seatStyles, type SeatClass } from '#core/venue/arrangement.ts'
import { useWords } from '../../words/WordsProvider.tsx'
import type { PlanClasses } from '../use-seat-classes.ts'
import { planActions, type PlanAction } from './plan-actions.ts'

const isKind = (action: PlanAction): action is SeatClass & PlanAction =>
  (seatClasses as readonly string[]).includes(action)

/** What can be done with the chosen places; each is also on the key printed on it. */
export function PlanTools({
  run,
  classes,
  onClass,
}: {
  run: (action: PlanAction) => void
  classes: PlanClasses
  /** The chosen seats are of one of the exhibitor's own classes. */
  onClass: (kind: SeatClass, classId: string) => void
}) {
  const { t } = useWords()
  const key = (action: PlanAction) => (
    <Button key={action} size="small" keyHint={planActions[action].key} onPress={() => run(action)}>
      {isKind(action) && classes.looks.has(action)
        ? classes.wordOf({ class: action })
        : t(`plan_do_${action}`)}
    </Button>
  )
  return (
    <div className="plan-tools">
      <Group title={t('plan_tools_seats')}>
        {key('add')}
        {key('remove')}
        {key('off')}
      </Group>
      <Group title={t('plan_tools_class')}>
        {seatClasses.map(seatClass => key(seatClass))}
        {classes.drawn.map(({ id, kind, name }) => (
          <Button key={id} size="small" onPress={() => onClass(kind, id)}>
            {name}
          </Button>
        ))}
      </Group>
      <Group title={t('plan_tools_style')}>
        {key('chair')}
        {seatStyles.map(style => key(style))}
      </Group>
      <Group title={t('plan_tools_marks')}>
        {key('online')}
        {key('autoassign')}
      </Group>
      <Group title={t('plan_tools_lines')}>
        {key('gap_row')}
        {key('gap_col')}
        {key('drop_row')}
        {key('drop_col')}
      </Group>
    </div>
  )
}

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="plan-group">
      <legend>{title}</legend>
      <div className="row">{children}</div>
    </fieldset>
  )
}

/** One of a few choices, as the browser's own list. */
export function Choice<V extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: V
  options: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}) {
  return (
    <NativeSelect
      label={label}
      value={value}
      data={options.map(option => ({ ...option }))}
      onChange={event => onChange(event.currentTarget.value as V)}
    />
  )
}

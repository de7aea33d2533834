import { named } from '#core/seating/plan/naming.ts'
import type { Plan } from '#core/seating/plan/plan.ts'
import { rowNamings, seatSeparators, type Drawing } from '#core/venue/arrangement.ts'
import { autoAssignAlgorithms, type AutoAssignAlgorithm } from '#core/venue/screen.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../../words/WordsProvider.tsx'
import { Choice, Group } from './PlanTools.tsx'

const curves = [0, 50, 100, 150, 200] as const

/** How rows are curved and called, and how seats are given out. */
export function PlanSettings({
  plan,
  draw,
  saved,
  preview,
  onPreview,
}: {
  plan: Plan
  draw: (plan: Plan) => void
  saved: ReadonlySet<string>
  preview: AutoAssignAlgorithm | null
  onPreview: (algorithm: AutoAssignAlgorithm | null) => void
}) {
  const { t } = useWords()
  const { drawing } = plan
  const set = (change: Partial<Drawing>) => draw({ ...plan, drawing: { ...drawing, ...change } })
  return (
    <>
      <Group title={t('plan_naming')}>
        <Choice
          label={t('plan_rows_called')}
          value={drawing.rowNaming}
          options={rowNamings.map(value => ({ value, label: t(`plan_rows_${value}`) }))}
          onChange={rowNaming => set({ rowNaming })}
        />
        <Choice
          label={t('plan_rows_from')}
          value={drawing.rowsFrom}
          options={(['screen', 'back'] as const).map(value => ({ value, label: t(`plan_from_${value}`) }))}
          onChange={rowsFrom => set({ rowsFrom })}
        />
        <Choice
          label={t('plan_numbers_from')}
          value={drawing.numbersFrom}
          options={(['left', 'right'] as const).map(value => ({ value, label: t(`plan_from_${value}`) }))}
          onChange={numbersFrom => set({ numbersFrom })}
        />
        <Choice
          label={t('plan_separator')}
          value={drawing.separator}
          options={seatSeparators.map(value => ({ value, label: `F${value}12` }))}
          onChange={separator => set({ separator })}
        />
        <Button size="small" onPress={() => draw(named(plan, saved))}>
          {t('plan_name_all')}
        </Button>
      </Group>
      <Group title={t('plan_look')}>
        <Choice
          label={t('plan_curve')}
          value={String(drawing.curve)}
          options={[...new Set([...curves, drawing.curve])].map(value => ({
            value: String(value),
            label: value ? `${value} %` : t('plan_straight'),
          }))}
          onChange={value => set({ curve: Number(value) })}
        />
        <Choice
          label={t('plan_preview')}
          value={preview ?? ''}
          options={[
            { value: '', label: t('plan_preview_off') },
            ...autoAssignAlgorithms.map(value => ({
              value,
              label: t(`screen.autoAssign.algorithm.${value}`),
            })),
          ]}
          onChange={value => onPreview(autoAssignAlgorithms.find(each => each === value) ?? null)}
        />
      </Group>
    </>
  )
}

import { Button } from '#ui/parts/Button.tsx'
import { useWords } from '../../words/WordsProvider.tsx'
import type { useDrawing } from './use-drawing.ts'

/** Widths of a seat in px. */
const zooms = [14, 18, 24, 32, 42] as const
export type PlanZoom = (typeof zooms)[number]

/** As near as a whole row can be seen from, and no nearer than usual. @param width of the window, in px */
export function zoomFor(columns: number, width: number): PlanZoom {
  const space = width < 1000 ? width - 60 : width - 720
  return zooms.findLast(zoom => zoom <= 24 && zoom * (columns + 4) <= space) ?? zooms[0]
}

/** Above the drawing: a step back and forth, nearer and further, and how many seats there are. */
export function PlanBar({
  drawing: { plan, past, future, undo, redo },
  zoom,
  onZoom,
}: {
  drawing: ReturnType<typeof useDrawing>
  zoom: PlanZoom
  onZoom: (zoom: PlanZoom) => void
}) {
  const { t } = useWords()
  const step = zooms.indexOf(zoom)
  return (
    <div className="row plan-bar">
      <Button
        size="small"
        keyHint="Ctrl Z"
        onPress={undo}
        {...(past.length ? {} : { disabledReason: t('plan_no_undo') })}
      >
        {t('plan_undo')}
      </Button>
      <Button
        size="small"
        keyHint="Ctrl Y"
        onPress={redo}
        {...(future.length ? {} : { disabledReason: t('plan_no_redo') })}
      >
        {t('plan_redo')}
      </Button>
      <Button
        size="small"
        icon="minus"
        label={t('plan_smaller')}
        onPress={() => onZoom(zooms[step - 1] ?? zoom)}
      />
      <Button
        size="small"
        icon="plus"
        label={t('plan_larger')}
        onPress={() => onZoom(zooms[step + 1] ?? zoom)}
      />
      <span className="quiet figures">
        {t('plan_count', {
          count: plan.seats.length,
          online: plan.seats.filter(seat => seat.online).length,
          off: plan.drawing.disabled.length,
        })}
      </span>
    </div>
  )
}

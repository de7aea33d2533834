import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { planFaults, type PlanFault } from '#core/seating/plan/check.ts'
import { readPlan } from '#core/seating/plan/contract.ts'
import { cellsBetween, withClass } from '#core/seating/plan/edit.ts'
import { planOf, type Plan } from '#core/seating/plan/plan.ts'
import { halfFull } from '#core/seating/plan/preview.ts'
import { screen as screenEntity } from '#core/venue/screen.entity.ts'
import type { Arrangement, SeatClass } from '#core/venue/arrangement.ts'
import type { AutoAssignAlgorithm, Screen } from '#core/venue/screen.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { useEntry } from '../../kit/use-entries.ts'
import { Page, Waiting } from '../../parts/Page.tsx'
import { useCall } from '../../server/ServerProvider.tsx'
import { useReason } from '../../session/SessionGate.tsx'
import { useWords } from '../../words/WordsProvider.tsx'
import { actionOfKey, planActions, type PlanAction } from './plan-actions.ts'
import { PlanBar, zoomFor, type PlanZoom } from './PlanBar.tsx'
import { PlanCanvas, type Selection } from './PlanCanvas.tsx'
import { PlanSettings } from './PlanSettings.tsx'
import { PlanSources } from './PlanSources.tsx'
import { PlanTools } from './PlanTools.tsx'
import { PublishPlan } from './PublishPlan.tsx'
import { useSeatClasses, type PlanClasses } from '../use-seat-classes.ts'
import { useCellWords } from './use-cell-words.ts'
import { useDrawing } from './use-drawing.ts'

/** The seat plan of a screen, to draw. */
export function PlanEditor({ screenId }: { screenId: string }) {
  const { t } = useWords()
  const call = useCall()
  const entry = useEntry(screenEntity, screenId, true)
  const screen = entry.data?.entry as Screen | undefined
  const planId = screen?.arrangementId ?? ''
  const asked = useQuery({
    queryKey: ['plan', planId, 'drawing'],
    queryFn: ({ signal }) => call(readPlan, { params: { id: planId }, signal }),
    enabled: planId !== '',
    staleTime: Infinity,
  })
  const [isSaved, setSaved] = useState(false)
  const title = t('plan_title', { screen: screen?.name ?? '' })
  if (!screen || !asked.data)
    return (
      <Page title={title}>
        <Waiting asked={entry.isError ? entry : asked} skeleton={<Skeleton height="30rem" />} />
      </Page>
    )
  const { arrangement, formerIds } = asked.data
  return (
    <Board
      key={arrangement.id}
      screen={screen}
      saved={arrangement}
      formerIds={formerIds}
      title={title}
      isSaved={isSaved}
      onSaved={() => setSaved(true)}
    />
  )
}

type BoardParts = {
  screen: Screen
  saved: Arrangement
  formerIds: readonly string[]
  title: string
  /** It was just saved, and nothing was drawn since. */
  isSaved: boolean
  onSaved: () => void
}

function Board({ title, isSaved, ...parts }: BoardParts) {
  const { t } = useWords()
  const { screen, formerIds, saved, onSaved } = parts
  const [asks, setAsks] = useState(false)
  const board = useBoard(parts)
  const { drawing, faults, everyId } = board
  const { plan, changed } = drawing
  const notAllowed = useReason('manage_settings')
  const wrong = faults[0] ? t(`plan_fault_${faults[0].code}`) : undefined
  const reason = notAllowed ?? wrong ?? (changed ? undefined : t('plan_unchanged'))
  return (
    <Page
      title={title}
      lead={t('plan_lead')}
      actions={
        <>
          <Link className="button" to="/screens">
            {t('plan_back')}
          </Link>
          <Button
            variant="primary"
            onPress={() => setAsks(true)}
            {...(reason ? { disabledReason: reason } : {})}
          >
            {t('plan_save')}
          </Button>
        </>
      }
    >
      <BoardNotices isSaved={isSaved && !changed} faults={faults} />
      {asks && !reason && (
        <PublishPlan
          screen={screen}
          from={saved}
          plan={plan}
          onSaved={() => {
            setAsks(false)
            drawing.open(plan, false)
            onSaved()
          }}
          onClose={() => setAsks(false)}
        />
      )}
      <div className="plan-editor">
        <div className="plan-main">
          <PlanBar drawing={drawing} zoom={board.zoom} onZoom={board.setZoom} />
          <PlanCanvas
            plan={plan}
            selection={board.selection}
            onSelect={board.setSelection}
            onKey={board.onKey}
            label={t('plan_board')}
            described="plan-place"
            zoom={board.zoom}
            order={board.order}
            looks={board.classes.looks}
          />
          <PlaceWords plan={plan} selection={board.selection} classes={board.classes} />
        </div>
        <div className="plan-side">
          <PlanTools run={board.run} classes={board.classes} onClass={board.drawClass} />
          <PlanSettings
            plan={plan}
            draw={drawing.draw}
            saved={everyId}
            preview={board.preview}
            onPreview={board.setPreview}
          />
          <PlanSources screen={screen} plan={plan} former={formerIds} draw={drawing.draw} />
        </div>
      </div>
    </Page>
  )
}

const start: Selection = { from: { row: 0, col: 0 }, to: { row: 0, col: 0 } }

/** The plan being drawn, what is chosen in it, and what is wrong with it. */
function useBoard({ screen, saved, formerIds }: Pick<BoardParts, 'screen' | 'saved' | 'formerIds'>) {
  const before = useMemo(() => planOf(saved), [saved])
  const drawing = useDrawing(screen.id, saved.id, before)
  const { plan } = drawing
  const [selection, setSelection] = useState(start)
  const [chosenZoom, setZoom] = useState<PlanZoom | null>(null)
  const zoom = chosenZoom ?? zoomFor(plan.columns, window.innerWidth)
  const [preview, setPreview] = useState<AutoAssignAlgorithm | null>(null)
  const everyId = useMemo(() => {
    const all = [...before.seats, ...before.drawing.disabled].map(({ id }) => id)
    return new Set([...all, ...formerIds])
  }, [before, formerIds])
  const faults = useMemo(() => planFaults(plan, before, everyId), [plan, before, everyId])
  const order = useMemo(() => {
    if (!preview) return null
    return halfFull(plan, { ...screen, autoAssign: { ...screen.autoAssign, algorithm: preview } })
  }, [plan, preview, screen])
  const classes = useSeatClasses()
  const drawClass = (kind: SeatClass, classId: string) =>
    drawing.draw(withClass(plan, cellsBetween(selection.from, selection.to), kind, classId))
  const run = (action: PlanAction) => drawing.draw(planActions[action].run(plan, selection, everyId))
  const onKey = (event: KeyboardEvent) => {
    const action = actionOfKey(event)
    if (!action) return
    event.preventDefault()
    if (action === 'undo') drawing.undo()
    else if (action === 'redo') drawing.redo()
    else run(action)
  }
  const chosen = { selection, setSelection, zoom, setZoom, preview, setPreview }
  return { drawing, faults, order, everyId, run, onKey, classes, drawClass, ...chosen }
}

function PlaceWords({
  plan,
  selection,
  classes,
}: {
  plan: Plan
  selection: Selection
  classes: PlanClasses
}) {
  return (
    <p id="plan-place" className="plan-place figures" role="status">
      {useCellWords(plan, selection, classes)}
    </p>
  )
}

function BoardNotices({ isSaved, faults: [fault] }: { isSaved: boolean; faults: readonly PlanFault[] }) {
  const { t } = useWords()
  return (
    <>
      {isSaved && (
        <Notice tone="ok" announce action={<Link to="/conflicts">{t('conflicts')}</Link>}>
          {t('plan_saved')}
        </Notice>
      )}
      {fault && (
        <Notice tone="warn" announce title={t(`plan_fault_${fault.code}`)}>
          {fault.seats.join(', ')}
        </Notice>
      )}
      <p className="plan-narrow quiet">{t('plan_narrow')}</p>
    </>
  )
}

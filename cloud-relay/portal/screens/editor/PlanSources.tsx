import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readPlan } from '#core/seating/plan/contract.ts'
import { withFreshIds } from '#core/seating/plan/naming.ts'
import { planOf, type Plan } from '#core/seating/plan/plan.ts'
import { fromPretix, toPretix, type PlanFileNote, type PlanFileRefusal } from '#core/seating/plan/pretix.ts'
import { planFrom, planTemplates } from '#core/seating/plan/templates.ts'
import { screen as screenEntity } from '#core/venue/screen.entity.ts'
import type { Screen } from '#core/venue/screen.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { useEntries } from '../../kit/use-entries.ts'
import { saveFile } from '../../offline-sync/save-file.ts'
import { Failed } from '../../parts/Failed.tsx'
import { useCall } from '../../server/ServerProvider.tsx'
import { useWords } from '../../words/WordsProvider.tsx'
import { Choice, Group } from './PlanTools.tsx'

type Source = { screen: Screen; plan: Plan; former: readonly string[]; draw: (plan: Plan) => void }

/** Where a plan can come from: a template, another screen, a file; and the file it goes out in. */
export function PlanSources({ screen, plan, former, draw }: Source) {
  const { t } = useWords()
  const call = useCall()
  const others = (useEntries(screenEntity).data?.entries ?? []).filter(({ id }) => id !== screen.id)
  const take = (next: Plan) => draw(withFreshIds(next, former))
  const copying = useMutation({
    mutationFn: (id: string) => call(readPlan, { params: { id } }),
    onSuccess: ({ arrangement }) => take(planOf(arrangement)),
  })
  const pick = { value: '', label: t('choose') }
  return (
    <Group title={t('plan_sources')}>
      <Choice
        label={t('plan_template')}
        value=""
        options={[pick, ...planTemplates.map(value => ({ value, label: t(`plan_template_${value}`) }))]}
        onChange={name => {
          const found = planTemplates.find(each => each === name)
          if (found) take(planFrom(found))
        }}
      />
      {others.length > 0 && (
        <Choice
          label={t('plan_copy')}
          value=""
          options={[pick, ...others.map(other => ({ value: other.arrangementId, label: other.name }))]}
          onChange={id => id && copying.mutate(id)}
        />
      )}
      <Failed error={copying.error} />
      <PlanFile name={screen.name} plan={plan} take={take} />
    </Group>
  )
}

type Outcome = { plan: Plan; notes: PlanFileNote[] } | { refused: PlanFileRefusal }

function PlanFile({ name, plan, take }: { name: string; plan: Plan; take: (plan: Plan) => void }) {
  const { t } = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState<Outcome | null>(null)
  return (
    <>
      <Button
        size="small"
        onPress={() => {
          const text = JSON.stringify(toPretix(name, plan), null, 2)
          saveFile(`${name}.seating-plan.json`, new TextEncoder().encode(text))
        }}
      >
        {t('plan_export')}
      </Button>
      <Button size="small" onPress={() => input.current?.click()}>
        {t('plan_import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('plan_import')}
        onChange={event => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          void file?.text().then(text => setRead(fromPretix(text)))
        }}
      />
      {read && 'refused' in read && (
        <Notice tone="stop" announce>
          {t(`plan_file_${read.refused}`)}
        </Notice>
      )}
      {read && 'plan' in read && (
        <Notice
          tone={read.notes.length ? 'warn' : 'info'}
          announce
          title={t('plan_file_read', { count: read.plan.seats.length })}
        >
          <ul className="plan-notes">
            {read.notes.map(({ note, count }) => (
              <li key={note}>{t(`plan_note_${note}`, { count })}</li>
            ))}
          </ul>
          <div className="row">
            <Button
              size="small"
              variant="primary"
              onPress={() => {
                take(read.plan)
                setRead(null)
              }}
            >
              {t('plan_file_take')}
            </Button>
            <Button size="small" onPress={() => setRead(null)}>
              {t('plan_file_leave')}
            </Button>
          </div>
        </Notice>
      )}
    </>
  )
}

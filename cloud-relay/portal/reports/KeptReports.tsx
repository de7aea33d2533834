import { MultiSelect, Select, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { entryCalls } from '#core/catalogue/contract.ts'
import { employee } from '#core/people/employee.entity.ts'
import { role } from '#core/people/role.entity.ts'
import { report } from '#core/reports/report.entity.ts'
import { changesView, sharings, viewPeriods, type ReportFields } from '#core/reports/view.ts'
import { Button } from '#ui/parts/Button.tsx'
import { newId } from '#ui/new-id.ts'
import { Failed } from '../parts/Failed.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { useCall } from '../server/ServerProvider.tsx'
import { useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import type { ReportChoice } from './use-report.ts'

/** The reports somebody keeps and those shared with them, each a press away; and keeping the one on the page. */
export function KeptReports({ choice }: { choice: ReportChoice }) {
  const { t } = useWords()
  const who = useWho()
  const people = useEntries(employee).data?.entries ?? []
  const [form, setForm] = useState<'new' | 'change' | null>(null)
  const { views = [], view, seesAll, go } = choice
  const owner = view && people.find(({ id }) => id === view.ownerId)?.name
  const isOwn = view !== undefined && changesView(view, who)
  return (
    <section className="report-views" aria-label={t('reports_views')}>
      <div className="row">
        {views
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map(each => (
            <Button
              key={each.id}
              size="small"
              pressed={each.id === view?.id}
              onPress={() => {
                setForm(null)
                go({ view: each.id === view?.id && seesAll ? '' : each.id })
              }}
            >
              {each.name}
            </Button>
          ))}
        {isOwn && seesAll && (
          <Button size="small" onPress={() => setForm(form === 'change' ? null : 'change')}>
            {t('reports_change')}
          </Button>
        )}
        {seesAll && !view && (
          <Button size="small" onPress={() => setForm(form === 'new' ? null : 'new')}>
            {t('report.add')}
          </Button>
        )}
      </div>
      {view && !isOwn && <p className="quiet">{t('reports_shared_by', { owner: owner ?? '–' })}</p>}
      {form && <KeepForm key={form} choice={choice} isNew={form === 'new'} onDone={() => setForm(null)} />}
    </section>
  )
}

function KeepForm({ choice, isNew, onDone }: { choice: ReportChoice; isNew: boolean; onDone: () => void }) {
  const { t } = useWords()
  const { view, go } = choice
  const [name, setName] = useState(isNew ? '' : (view?.name ?? ''))
  const [sharedWith, setSharedWith] = useState<ReportFields['sharedWith']>(view?.sharedWith ?? 'nobody')
  const [roleIds, setRoleIds] = useState<string[]>([...(view?.roleIds ?? [])])
  const { keeping, removing } = useKeeping(choice, isNew)
  const lacksRole = sharedWith === 'roles' && !roleIds.length
  const period = viewPeriods.find(each => each === choice.period) ?? view?.period ?? 'this_week'
  return (
    <form
      className="card report-form"
      onSubmit={event => {
        event.preventDefault()
        if (lacksRole) return
        const fields = {
          name,
          shape: choice.shape,
          period,
          sharedWith,
          roleIds: sharedWith === 'roles' ? roleIds : [],
        }
        keeping.mutate(fields, {
          onSuccess: id => {
            onDone()
            go({ view: id })
          },
        })
      }}
    >
      <TextInput
        label={t('report.name')}
        value={name}
        required
        maxLength={60}
        data-autofocus
        onChange={event => setName(event.currentTarget.value)}
      />
      <Sharing sharedWith={sharedWith} roleIds={roleIds} onShare={setSharedWith} onRoles={setRoleIds} />
      <p className="quiet">{t(isNew ? 'reports_days_named' : 'reports_change_lead')}</p>
      <div className="row">
        <Button type="submit" variant="primary" size="small" busy={keeping.isPending}>
          {t('reports_keep')}
        </Button>
        {!isNew && (
          <Button
            size="small"
            variant="danger"
            busy={removing.isPending}
            onPress={() =>
              removing.mutate(undefined, {
                onSuccess() {
                  onDone()
                  go({ view: '' })
                },
              })
            }
          >
            {t('reports_remove')}
          </Button>
        )}
      </div>
      <Failed error={keeping.error ?? removing.error} />
    </form>
  )
}

/** Whom it is shared with. */
function Sharing({
  sharedWith,
  roleIds,
  onShare,
  onRoles,
}: {
  sharedWith: ReportFields['sharedWith']
  roleIds: string[]
  onShare: (next: ReportFields['sharedWith']) => void
  onRoles: (next: string[]) => void
}) {
  const { t } = useWords()
  const roles = useEntries(role).data?.entries ?? []
  return (
    <>
      <Select
        label={t('report.sharedWith')}
        data={sharings
          // Roles are told only to who looks after people.
          .filter(each => each !== 'roles' || roles.length > 0)
          .map(each => ({ value: each, label: t(`report.sharedWith.${each}`) }))}
        value={sharedWith}
        allowDeselect={false}
        onChange={next => onShare((next ?? 'nobody') as ReportFields['sharedWith'])}
      />
      {sharedWith === 'roles' && (
        <MultiSelect
          label={t('report.roleIds')}
          data={roles.map(({ id, name }) => ({ value: id, label: name }))}
          value={roleIds}
          error={!roleIds.length && t('reports_choose_role')}
          onChange={onRoles}
        />
      )}
    </>
  )
}

/** Makes a kept report, changes it, or deletes it. */
function useKeeping({ view }: ReportChoice, isNew: boolean) {
  const call = useCall()
  const { employeeId } = useWho()
  const client = useQueryClient()
  const read = () => client.invalidateQueries({ queryKey: ['entries', 'report'] })
  const calls = entryCalls(report)
  // Once for each form: sent again after an answer that was lost, it is the same report.
  const [fresh] = useState(newId)
  const keeping = useMutation({
    async mutationFn(fields: Omit<ReportFields, 'ownerId' | 'deleted'>) {
      const id = isNew || !view ? fresh : view.id
      if (isNew) await call(calls.create, { params: { id }, body: { ...fields, ownerId: employeeId } })
      else await call(calls.change, { params: { id }, body: fields })
      await read()
      return id
    },
  })
  const removing = useMutation({
    mutationFn: () => call(calls.remove, { params: { id: view!.id }, body: {} }),
    onSuccess: read,
  })
  return { keeping, removing }
}

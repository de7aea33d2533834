import { useState } from 'react'
import { modules, ownModulesId, type Module } from '#core/access/modules.ts'
import { anyOf } from '#core/catalogue/entity.ts'
import { entities } from '#core/entities.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Skeleton } from '#ui/parts/Skeleton.tsx'
import { EntryHistory } from '../kit/EntryHistory.tsx'
import { formFields } from '../kit/form-fields.ts'
import { useLabels } from '../kit/use-labels.ts'
import { Failed } from '../parts/Failed.tsx'
import { Page, Waiting } from '../parts/Page.tsx'
import { Status } from '../parts/Status.tsx'
import { useSide } from '../server/queries.ts'
import { useWho } from '../session/SessionGate.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { useModuleStates, useSwitch } from './use-modules.ts'

const entity = anyOf(entities).find(({ kind }) => kind === 'modules')!
const fields = formFields(entity)

/** Every module there is, with what it is, and the switch of those the account has. */
export function ModulesPage() {
  const { textOf } = useLabels('modules')
  const states = useModuleStates()
  const off = useWhyOff()
  return (
    <Page title={textOf('many')} lead={textOf('lead')}>
      {off && <Notice tone="info">{off}</Notice>}
      {states.asked.data ? (
        <div className="modules stack">
          <ul className="plain">
            {modules.map(module => (
              <ModuleRow key={module} module={module} states={states} off={off} />
            ))}
          </ul>
          {states.isSwitched && <EntryHistory entity={entity} id={ownModulesId} fields={fields} />}
        </div>
      ) : (
        <Waiting asked={states.asked} skeleton={<Skeleton height="320px" />} />
      )}
    </Page>
  )
}

/** Why nobody switches here, or this person does not; undefined where they may. */
function useWhyOff(): string | undefined {
  const { t } = useWords()
  const { cinemas } = useWho()
  const isRelay = useSide().data?.node === 'relay'
  if (cinemas !== 'all') return t('reason_not_allowed')
  return isRelay ? undefined : t('modules.at_relay')
}

function ModuleRow(props: {
  module: Module
  states: ReturnType<typeof useModuleStates>
  off: string | undefined
}) {
  const { module, states, off } = props
  const { t } = useWords()
  const { label, hint } = useLabels('modules')
  const [asking, setAsking] = useState(false)
  const state = states.stateOf(module)
  const switching = useSwitch(module, states.isSwitched)
  const turn = (on: boolean) => switching.mutate(on, { onSuccess: () => setAsking(false) })
  return (
    <li className="module" aria-labelledby={`module-${module}`}>
      <div className="module-head">
        <h2 id={`module-${module}`}>{label(module)}</h2>
        <Status tone={state === 'on' ? 'ok' : 'quiet'}>
          {t(state === 'on' ? 'modules.is_on' : 'modules.is_off')}
        </Status>
        {state !== 'not_in_account' && !asking && (
          <Button
            size="small"
            busy={switching.isPending}
            label={`${t(state === 'on' ? 'modules.do_off' : 'modules.do_on')}: ${label(module)}`}
            onPress={() => (state === 'on' ? setAsking(true) : turn(true))}
            {...(off ? { disabledReason: off } : {})}
          >
            {t(state === 'on' ? 'modules.do_off' : 'modules.do_on')}
          </Button>
        )}
      </div>
      <p className="quiet">{hint(module)}</p>
      {state === 'not_in_account' && <Notice tone="info">{t('module_inactive')}</Notice>}
      {asking && (
        <Notice tone="warn" title={t('modules.really_off', { name: label(module) })} announce>
          <p>{t('modules.really_off_what')}</p>
          <div className="row module-answers">
            <Button size="small" onPress={() => setAsking(false)}>
              {t('modules.leave')}
            </Button>
            <Button size="small" variant="danger" busy={switching.isPending} onPress={() => turn(false)}>
              {t('modules.do_off')}
            </Button>
          </div>
        </Notice>
      )}
      <Failed error={switching.error} />
    </li>
  )
}

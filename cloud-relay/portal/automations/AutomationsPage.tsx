import { automation } from '#core/automations/automation.entity.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useLabels } from '../kit/use-labels.ts'
import { Page } from '../parts/Page.tsx'
import { Status } from '../parts/Status.tsx'
import { useSide } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { AutomationRuns } from './AutomationRuns.tsx'

/** Rules: when something happens, something is done. */
export function AutomationsPage() {
  const { t } = useWords()
  const { textOf } = useLabels('automation')
  const isBox = useSide().data?.node === 'box'
  const columns: Column<'automation'>[] = [
    {
      head: 'automation.trigger',
      cell: ({ trigger }) => t(`automation.trigger.${trigger}`),
      by: ({ trigger }) => t(`automation.trigger.${trigger}`),
    },
    {
      head: 'automation.action',
      cell: ({ action }) => t(`automation.action.${action}`),
      by: ({ action }) => t(`automation.action.${action}`),
      isMinor: true,
    },
    {
      head: 'automation.active',
      cell: ({ active }) => (
        <Status tone={active ? 'ok' : 'quiet'}>{t(active ? 'automation_on' : 'automation_off')}</Status>
      ),
      by: ({ active }) => (active ? 0 : 1),
    },
  ]
  if (isBox)
    return (
      <Page title={textOf('many')} lead={textOf('lead')}>
        <Notice tone="info">{t('import_at_relay')}</Notice>
      </Page>
    )
  return (
    <ListPage
      entity={automation}
      icon="clock"
      columns={columns}
      beside={entry => <AutomationRuns key={entry.id} automation={entry} />}
    />
  )
}

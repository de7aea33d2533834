import { campaign, campaignStates, type CampaignState } from '#core/content/newsletter/campaign.entity.ts'
import type { Words } from '#core/i18n/locale.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { missingLocales, textsOf } from '../content/missing.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useLabels } from '../kit/use-labels.ts'
import { Page } from '../parts/Page.tsx'
import { Status, type StatusTone } from '../parts/Status.tsx'
import { useSide } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { CampaignSending } from './CampaignSending.tsx'

export const campaignTones: Readonly<Record<CampaignState, StatusTone>> = {
  pending: 'quiet',
  confirmed: 'info',
  sending: 'info',
  sent: 'ok',
  cancelled: 'stop',
}

/** Newsletters: being written, on their way, and sent. */
export function CampaignsPage() {
  const { t } = useWords()
  const { textOf } = useLabels('campaign')
  const isBox = useSide().data?.node === 'box'
  const columns: Column<'campaign'>[] = [
    {
      head: 'campaign.state',
      cell: ({ state }) => <Status tone={campaignTones[state]}>{t(`campaign.state.${state}`)}</Status>,
      by: ({ state }) => campaignStates.indexOf(state),
    },
    {
      head: 'page.missing',
      cell: ({ subject, body }) =>
        missingLocales([subject as Words, ...textsOf(body)])
          .join(', ')
          .toUpperCase(),
      isMinor: true,
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
      entity={campaign}
      icon="info"
      columns={columns}
      order={(a, b) =>
        rankOf(a.state) - rankOf(b.state) || (b.orderedAt ?? '').localeCompare(a.orderedAt ?? '')
      }
      beside={entry => <CampaignSending key={entry.id} campaign={entry} />}
    />
  )
}

/** What still needs somebody comes first. */
const rankOf = (state: CampaignState) => (state === 'sent' || state === 'cancelled' ? 1 : 0)

import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { importKinds, type ImportKind } from '#core/csv/columns.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { useSide } from '../server/queries.ts'
import { useWords } from '../words/WordsProvider.tsx'
import { HandOut } from './HandOut.tsx'
import { TakeOver } from './TakeOver.tsx'

/** Taking over what another system knows from a file, and handing out the same as one. */
export function TakingOverPage() {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  const kind = importKinds.find(each => each === address.get('what')) ?? 'people'
  const isBox = useSide().data?.node === 'box'
  return (
    <Page
      title={t('import')}
      lead={t('import_lead')}
      actions={
        <SegmentedControl
          aria-label={t('import_what')}
          data={importKinds.map(each => ({ value: each, label: t(`import_${each}`) }))}
          value={kind}
          onChange={(what: string) => setAddress({ what }, { replace: true })}
        />
      }
    >
      {isBox ? (
        <Notice tone="info">{t('import_at_relay')}</Notice>
      ) : (
        <div className="taking-over" key={kind}>
          <TakeOver kind={kind satisfies ImportKind} />
          <HandOut kind={kind} />
        </div>
      )}
    </Page>
  )
}

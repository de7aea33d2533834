import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { Page } from '../parts/Page.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { DebtList } from './DebtList.tsx'
import { PackageList } from './PackageList.tsx'
import { useDebts } from './queries.ts'
import { TypeList } from './TypeList.tsx'
import { VoucherList } from './VoucherList.tsx'

const parts = ['vouchers', 'types', 'packages', 'debts'] as const
type Part = (typeof parts)[number]

/** Vouchers in circulation, the kinds and packages that are sold, and the debts. */
export function VouchersPage() {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  const part = parts.find(part => part === address.get('part')) ?? 'vouchers'
  const debts = useDebts().data
  const owed = debts ? debts.open.length + debts.overdrawn.length + debts.rests.length : 0
  return (
    <Page
      title={t('vouchers')}
      lead={t('vouchers_lead')}
      actions={
        <SegmentedControl
          aria-label={t('vouchers')}
          data={[
            { value: 'vouchers', label: t('vouchers_out') },
            { value: 'types', label: t('voucher_types') },
            { value: 'packages', label: t('voucher_package.many') },
            { value: 'debts', label: owed ? t('debts_count', { count: owed }) : t('debts') },
          ]}
          value={part}
          onChange={(value: string) => setAddress({ part: value as Part }, { replace: true })}
        />
      }
    >
      {part === 'vouchers' && <VoucherList />}
      {part === 'types' && <TypeList />}
      {part === 'packages' && <PackageList />}
      {part === 'debts' && <DebtList />}
    </Page>
  )
}

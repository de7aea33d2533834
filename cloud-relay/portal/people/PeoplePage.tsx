import { SegmentedControl } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { Page } from '../parts/Page.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { EmployeeList } from './EmployeeList.tsx'
import { RoleList } from './RoleList.tsx'

/** Who works here, and what their roles allow. */
export function PeoplePage() {
  const { t } = useWords()
  const [address, setAddress] = useSearchParams()
  const part = address.get('part') === 'roles' ? 'roles' : 'people'
  return (
    <Page
      title={t('people')}
      lead={t(part === 'roles' ? 'role.lead' : 'employee.lead')}
      actions={
        <SegmentedControl
          aria-label={t('people')}
          data={[
            { value: 'people', label: t('employee.many') },
            { value: 'roles', label: t('role.many') },
          ]}
          value={part}
          onChange={(value: string) => setAddress({ part: value }, { replace: true })}
        />
      }
    >
      {part === 'roles' ? <RoleList /> : <EmployeeList />}
    </Page>
  )
}

import { employee } from '#core/people/employee.entity.ts'
import { role } from '#core/people/role.entity.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import { EntryList, type Column } from '../kit/EntryList.tsx'
import { useEntries } from '../kit/use-entries.ts'
import { Status } from '../parts/Status.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import { SessionsOf } from '../account/Sessions.tsx'
import { Deeds } from './Deeds.tsx'
import { SignInBlock } from './SignInBlock.tsx'

/** The people one is responsible for. */
export function EmployeeList() {
  const { t } = useWords()
  const roles = useEntries(role).data?.entries ?? []
  const cinemas = useEntries(cinema).data?.entries ?? []
  const namesOf = (ids: readonly string[], all: readonly { id: string; name: string }[]) =>
    ids.flatMap(id => all.find(each => each.id === id)?.name ?? []).join(', ')
  const columns: Column<'employee'>[] = [
    {
      head: 'employee.roleIds',
      cell: ({ roleIds }) => namesOf(roleIds, roles),
      by: ({ roleIds }) => namesOf(roleIds, roles),
    },
    {
      head: 'employee.cinemaIds',
      cell: ({ cinemaIds }) => namesOf(cinemaIds, cinemas) || t('employee.cinemaIds.empty'),
      by: ({ cinemaIds }) => namesOf(cinemaIds, cinemas),
      isMinor: true,
    },
    {
      head: 'status',
      cell: ({ active }) =>
        active ? (
          <Status tone="ok">{t('person_works')}</Status>
        ) : (
          <Status tone="quiet">{t('person_shut_out')}</Status>
        ),
      by: ({ active }) => Number(!active),
    },
  ]
  return (
    <EntryList
      entity={employee}
      icon="user"
      columns={columns}
      beside={person => (
        <>
          <SignInBlock key={person.id} id={person.id} portal={person.portalAccess !== false} />
          <SessionsOf key={`sessions ${person.id}`} id={person.id} />
          <Deeds id={person.id} />
        </>
      )}
    />
  )
}

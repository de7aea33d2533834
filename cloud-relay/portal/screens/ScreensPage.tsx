import { screen } from '#core/venue/screen.entity.ts'
import { cinema } from '#core/venue/cinema.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { useEntries } from '../kit/use-entries.ts'

/** The halls of all cinemas. */
export function ScreensPage() {
  const cinemas = useEntries(cinema).data?.entries ?? []
  const cinemaOf = (id: string) => cinemas.find(each => each.id === id)?.name ?? ''
  const columns: Column<'screen'>[] = [
    {
      head: 'screen.cinemaId',
      cell: ({ cinemaId }) => cinemaOf(cinemaId),
      by: ({ cinemaId }) => cinemaOf(cinemaId),
    },
    { head: 'screen.shortName', cell: ({ shortName }) => shortName, by: ({ shortName }) => shortName },
    {
      head: 'screen.preShowMinutes',
      cell: ({ preShowMinutes }) => preShowMinutes,
      by: ({ preShowMinutes }) => preShowMinutes,
      isNumber: true,
      isMinor: true,
    },
    {
      head: 'screen.cleaningMinutes',
      cell: ({ cleaningMinutes }) => cleaningMinutes,
      by: ({ cleaningMinutes }) => cleaningMinutes,
      isNumber: true,
      isMinor: true,
    },
  ]
  return <ListPage entity={screen} icon="seat" columns={columns} />
}

import { cinema } from '#core/venue/cinema.entity.ts'
import type { Column } from '../kit/EntryList.tsx'
import { ListPage } from '../kit/ListPage.tsx'
import { DeviceSearch } from './DeviceSearch.tsx'
import { PrinterTests } from './PrinterTests.tsx'
import { TerminalTests } from './TerminalTests.tsx'

const columns: Column<'cinema'>[] = [
  { head: 'cinema.city', cell: ({ city }) => city, by: ({ city }) => city },
  { head: 'cinema.phone', cell: ({ phone }) => phone, isMinor: true },
  { head: 'cinema.email', cell: ({ email }) => email, isMinor: true },
]

/** The exhibitor's cinemas. */
export function CinemasPage() {
  return (
    <ListPage
      entity={cinema}
      icon="seat"
      columns={columns}
      beside={({ id, printers = [], terminals = [], handScanners, lineDisplays }) => (
        <>
          <DeviceSearch
            key={`search ${id}`}
            cinemaId={id}
            printers={printers}
            handScanners={handScanners}
            lineDisplays={lineDisplays}
          />
          <PrinterTests key={id} cinemaId={id} printers={printers} />
          <TerminalTests key={`terminals ${id}`} cinemaId={id} terminals={terminals} />
        </>
      )}
    />
  )
}

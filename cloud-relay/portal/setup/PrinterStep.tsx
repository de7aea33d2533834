import { DeviceSearch } from '../cinemas/DeviceSearch.tsx'
import { PrinterTests } from '../cinemas/PrinterTests.tsx'
import type { Setup } from './use-setup.ts'

/** The printers of each cinema that has a box: found, entered, and tried with a page. */
export function PrinterStep({ cinemas, boxes }: Setup) {
  return (
    <div className="stack">
      {cinemas
        .filter(({ id }) => boxes.some(({ cinemaId }) => cinemaId === id))
        .map(({ id, name, printers = [], handScanners, lineDisplays }) => (
          <section key={id} className="stack" aria-label={name}>
            {cinemas.length > 1 && <h3>{name}</h3>}
            <DeviceSearch
              cinemaId={id}
              printers={printers}
              handScanners={handScanners}
              lineDisplays={lineDisplays}
            />
            <PrinterTests cinemaId={id} printers={printers} />
          </section>
        ))}
    </div>
  )
}

/** How a HID-POS scanner describes itself: one report, number 2, of 63 bytes that follow its number. */
export const hidPosDescriptor = Uint8Array.from(
  (
    '058c0902a101' + // a bar code scanner
    '0912a1028502150026ff007508' + // a report of scanned data, number 2, in bytes
    '95010501093b8102' + // how many bytes the code has
    '9503058c09fb09fc09fd8102' + // what kind of code
    '953809fe820201' + // the code
    '95028103' + // nothing
    '7501950109ff8102' + // whether it goes on
    '95078103' +
    'c0c0'
  )
    .match(/../g)!
    .map(each => parseInt(each, 16)),
)

/** The reports in which such a scanner gives a code. */
export function hidPosReports(text: string): Buffer[] {
  const most = 56
  return Array.from({ length: Math.ceil(text.length / most) }, (_, at) => {
    const part = Buffer.from(text.slice(at * most, (at + 1) * most), 'latin1')
    const report = Buffer.alloc(64)
    Buffer.from([2, part.length, ...Buffer.from(']Q0')]).copy(report)
    part.copy(report, 5)
    report[63] = (at + 1) * most < text.length ? 1 : 0
    return report
  })
}

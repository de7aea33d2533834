import { longestCode } from '../hand-scanner/code-reader.ts'
import type { Scan } from '../hand-scanner/contract.ts'

/**
 * What a report of a scanned code has in it, by the place of its bytes (HID Point of Sale Usage Tables 1.02, as makers
 * print it, such as Access-IS LSR118, appendix B): its number, how many bytes follow, three of a mark for the kind of
 * code, the code, and at the end whether it goes on in the next report.
 */
const report = { number: 2, lengthAt: 1, codeAt: 5, most: 56, goesOnAt: 63 } as const

/**
 * Puts codes together of the reports that a HID-POS scanner gives, one at a time. Reports of another kind are left out; a
 * code longer than any is dropped whole, and so is one whose report says more than it holds, which is said.
 */
export function reportReader(): (bytes: Uint8Array) => Scan[] {
  let begun = ''
  return bytes => {
    if (bytes[0] !== report.number) return []
    const length = bytes[report.lengthAt] ?? 0
    if (bytes.length <= report.goesOnAt || length > report.most) {
      begun = ''
      return [{ is: 'lost' }]
    }
    const code = Buffer.from(bytes.subarray(report.codeAt, report.codeAt + length)).toString('latin1')
    if (begun.length <= longestCode) begun += code.replaceAll(/[^ -~]/g, '')
    if (bytes[report.goesOnAt]! & 1) return []
    const text = begun
    begun = ''
    return text && text.length <= longestCode ? [{ is: 'code', text }] : []
  }
}

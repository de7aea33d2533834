import type { BarcodeDetector, BarcodeFormat, DetectedBarcode } from 'barcode-detector/ponyfill'
import readerWasm from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { SeenCode } from './hand-on.ts'

/** Reads the codes of a picture, the one nearest to its middle first. */
export type Decoder = (picture: ImageData) => Promise<SeenCode[]>

/** Tickets and vouchers of this house; and bars, as on cards of another system and on products. */
const matrix: BarcodeFormat[] = ['qr_code']
const linear: BarcodeFormat[] = ['code_128', 'ean_13', 'ean_8']

type DetectorClass = typeof BarcodeDetector

/** What a browser's own detector is asked for; null where it knows no QR codes and another has to read them. */
export function ownFormats(known: readonly string[]): BarcodeFormat[] | null {
  const asked = [...matrix, ...linear].filter(format => known.includes(format))
  return matrix.every(format => asked.includes(format)) ? asked : null
}

/** The codes found in a picture of this size, the one nearest to its middle first. */
export function nearestFirst(
  found: readonly Pick<DetectedBarcode, 'rawValue' | 'format' | 'boundingBox'>[],
  { width, height }: { width: number; height: number },
): SeenCode[] {
  const away = ({ boundingBox: box }: (typeof found)[number]) =>
    Math.hypot(box.x + box.width / 2 - width / 2, box.y + box.height / 2 - height / 2)
  return found
    .filter(({ rawValue }) => rawValue.trim() !== '')
    .toSorted((one, other) => away(one) - away(other))
    .map(({ rawValue, format }) => ({
      code: rawValue.trim(),
      linear: (linear as string[]).includes(format),
    }))
}

/**
 * The browser's own detector where it reads QR codes, else one that the box serves. A browser's own that fails, as on a
 * phone whose maker left out what it rests on, gives way to it. Throws where that one does not load.
 */
export async function openDecoder(): Promise<Decoder> {
  const own = await openOwn()
  let detector = own ?? (await openServed())
  return async picture => {
    try {
      return nearestFirst(await detector.detect(picture), picture)
    } catch (cause) {
      if (detector !== own) throw cause
      detector = await openServed()
      return nearestFirst(await detector.detect(picture), picture)
    }
  }
}

async function openOwn(): Promise<BarcodeDetector | null> {
  const { BarcodeDetector: Own } = globalThis as { BarcodeDetector?: DetectorClass }
  if (!Own) return null
  try {
    const formats = ownFormats(await Own.getSupportedFormats())
    return formats && new Own({ formats })
  } catch {
    // One that cannot say what it reads reads nothing.
    return null
  }
}

/** Loaded only now: it weighs as much as the whole scanner. Its maker's address of the program is never asked. */
async function openServed(): Promise<BarcodeDetector> {
  const { BarcodeDetector: Served, prepareZXingModule } = await import('barcode-detector/ponyfill')
  await prepareZXingModule({ overrides: { locateFile: () => readerWasm }, fireImmediately: true })
  return new Served({ formats: [...matrix, ...linear] })
}

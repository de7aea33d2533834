import PDFDocument from 'pdfkit'
import { remembering } from './remembering.ts'

/** The PDF's built-in fonts that documents are set in; readers have them, so that none is embedded. */
const standardFonts = ['Helvetica', 'Helvetica-Bold'] as const

/** A font as PDFKit keeps it with a document: what it knows of letters, and what that document has written of it. */
type OpenFont = {
  document: unknown
  id: string
  name: string
  dictionary?: unknown
  embedded?: boolean
  encode(text: string): unknown
  widthOfString(text: string, size: number): number
}
/** Where PDFKit keeps the fonts of a document by name. Its version is pinned; a test notices when it keeps them elsewhere. */
type WithFonts = { _fontFamilies: Record<string, OpenFont>; _fontCount: number }

let known: readonly OpenFont[] | undefined

/**
 * Gives a new document the built-in fonts as another one had them. PDFKit makes their widths and 2,700 pairs of letters anew
 * for each document, a millisecond of processor; they never change.
 *
 * @param document made with `font: null`, so that it has none yet
 */
export function giveStandardFonts(document: PDFKit.PDFDocument): void {
  known ??= fontsOf(new PDFDocument({ autoFirstPage: false }))
  const fonts = document as unknown as WithFonts
  for (const font of known) {
    const own = Object.assign(Object.create(Object.getPrototypeOf(font) as object) as OpenFont, font)
    own.document = document
    own.id = `F${++fonts._fontCount}`
    fonts._fontFamilies[font.name] = own
  }
}

function fontsOf(document: PDFKit.PDFDocument): OpenFont[] {
  for (const name of standardFonts) document.font(name)
  return standardFonts.map(name => withMemory((document as unknown as WithFonts)._fontFamilies[name]!))
}

/**
 * A font that remembers how wide words are and how they are written. PDFKit looks each pair of letters up anew, and tickets
 * of one evening say nearly the same; it never changes what it was told.
 */
function withMemory(font: OpenFont): OpenFont {
  const encode = remembering((text: string) => font.encode(text))
  // Widths are counted in thousandths of the size.
  const width = remembering((text: string) => font.widthOfString(text, 1000))
  return Object.assign(Object.create(font) as OpenFont, font, {
    encode,
    widthOfString: (text: string, size: number) => width(text) * (size / 1000),
  })
}

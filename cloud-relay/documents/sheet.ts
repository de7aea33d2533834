import { westernText } from '#core/documents/western.ts'
import type { Rgb } from './accent.ts'
import { remembering } from './remembering.ts'

/** A5 in points. */
export const pageSize = { width: 419.53, height: 595.28 }

export const ink: Rgb = [33, 27, 22]
export const faint: Rgb = [110, 101, 93]
export const hairline: Rgb = [214, 206, 196]
/** What must not be missed: training. */
export const stop: Rgb = [176, 27, 27]
export const white: Rgb = [255, 255, 255]

export type TextLook = {
  readonly width: number
  readonly bold?: boolean
  readonly colour?: Rgb
  readonly align?: 'left' | 'center' | 'right'
  /** Letters narrowed to this percentage of their width. */
  readonly narrow?: number
  readonly tag?: 'H1' | 'P'
}
export type TextPlace = TextLook & { readonly x: number; readonly y: number; readonly size: number }

/**
 * One page being drawn. Text is set in the PDF's built-in Helvetica, whose letters are Windows-1252; it is not
 * embedded, which keeps a ticket at a few kilobytes. Everything drawn through it is tagged for screen readers.
 */
export type Sheet = {
  /** Writes a text, wrapped at words, and returns its height. */
  write(text: string, place: TextPlace): number
  /** The largest of the sizes at which the text fits this height, on as many lines as needed. */
  fitting(text: string, sizes: readonly number[], look: TextLook, maxHeight: number): number
  /** How high a text is at a size, wrapped at words. */
  height(text: string, size: number, look: TextLook): number
  /** Decoration: screen readers pass over it. */
  decorate(draw: (document: PDFKit.PDFDocument) => void): void
  /** A picture with its text alternative. */
  picture(alt: string, draw: (document: PDFKit.PDFDocument) => void): void
}

const options = ({ width, align = 'left', narrow = 100 }: TextLook) => ({
  // PDFKit narrows the line along with the letters; a wider one makes up for it.
  width: (width * 100) / narrow,
  align,
  horizontalScaling: narrow,
})

const fontOf = (look: Pick<TextLook, 'bold'>) => (look.bold ? 'Helvetica-Bold' : 'Helvetica')

/** How high a text is in a look, which is the same in every document. PDFKit lays it out to find out. */
const heightOf = remembering(
  (text, size: number, look: TextLook, document: PDFKit.PDFDocument) =>
    document.font(fontOf(look)).fontSize(size).heightOfString(text, options(look)),
  (size, look) => `${size} ${look.width} ${look.narrow} ${look.bold} `,
)

/** Points within which a line counts as full: PDFKit adds up words, and this asks for all of them at once. */
const nearlyFull = 2

/**
 * Writes a text and leaves the document below it. Most texts of a ticket are one line: PDFKit would look for places to break
 * it, which takes longer than to write it.
 */
function set(document: PDFKit.PDFDocument, text: string, place: TextPlace): void {
  const { x, y, width, align = 'left', narrow = 100 } = place
  // Of two options the types know one.
  const asLine = { lineBreak: false, horizontalScaling: narrow }
  const taken = document.widthOfString(text, asLine)
  if (!text || taken > width - nearlyFull) return void document.text(text, x, y, options(place))
  const free = align === 'left' ? 0 : (width - taken) / (align === 'center' ? 2 : 1)
  document.text(text, x + free, y, asLine)
  document.y = y + document.currentLineHeight(true)
}

export function sheet(document: PDFKit.PDFDocument, section: PDFKit.PDFStructureElement): Sheet {
  return {
    write: (text, place) => {
      const western = westernText(text)
      section.add(
        document.struct(place.tag ?? 'P', {}, () => {
          document
            .font(fontOf(place))
            .fontSize(place.size)
            .fillColor(place.colour ?? ink)
          set(document, western, place)
        }),
      )
      // Where PDFKit would go on writing; laying the text out once more to ask how high it is costs as much as writing it.
      return document.y - place.y
    },
    fitting: (text, sizes, look, maxHeight) => {
      const western = westernText(text)
      const fits = (size: number) => heightOf(western, size, look, document) <= maxHeight
      return sizes.find(fits) ?? sizes.at(-1)!
    },
    height: (text, size, look) => heightOf(westernText(text), size, look, document),
    decorate: draw => {
      document.markContent('Artifact', { type: 'Layout' })
      draw(document)
      document.endMarkedContent()
    },
    picture: (alt, draw) => {
      section.add(document.struct('Figure', { alt: westernText(alt) }, () => draw(document)))
    },
  }
}

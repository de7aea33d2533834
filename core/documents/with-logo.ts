import type { PaperDocument } from './paper.ts'
import type { PaperPicture } from '../content/pictures/ink.ts'

/** A slip with the company's picture above the cinema's name, where it bears that name at its head. */
export function withLogo(document: PaperDocument, picture: PaperPicture | undefined): PaperDocument {
  if (!picture) return document
  return {
    ...document,
    lines: document.lines.map(line => (line.kind === 'logo' ? { ...line, picture } : line)),
  }
}

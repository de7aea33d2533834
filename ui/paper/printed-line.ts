import type { PaperPicture } from '#core/content/pictures/ink.ts'

export type PaperAlign = 'left' | 'centre' | 'right'
/** A run of text in one style; `width` and `height` are multiples of the normal letter. */
export type PaperSpan = {
  readonly text: string
  readonly bold: boolean
  readonly width: number
  readonly height: number
}
export type PrintedLine =
  | { readonly kind: 'text'; readonly align: PaperAlign; readonly spans: readonly PaperSpan[] }
  | { readonly kind: 'qr'; readonly align: PaperAlign; readonly content: string }
  | { readonly kind: 'picture'; readonly align: PaperAlign; readonly picture: PaperPicture }
  | { readonly kind: 'drawer' }
  | { readonly kind: 'cut' }

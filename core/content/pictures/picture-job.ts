import type { FileType } from '../files/file-type.ts'

/** A picture may have so many pixels, twice what a camera takes; a small file can announce any number. */
export const picturePixelsMost = 50_000_000

/**
 * What the process beside the node is asked to do with a picture. `take` looks whether one can be shown, and makes a
 * moving one still and a large one small; `cut` makes a rendition; `ink` black dots for a receipt printer, packed as
 * `ink.ts` reads them; `paper` a JPEG on white, for a PDF; `share` a picture for networks.
 */
export type PictureJob =
  | { kind: 'take'; bytes: Uint8Array; mostBytes: number }
  | { kind: 'cut'; bytes: Uint8Array; width: number; type: FileType }
  | { kind: 'ink' | 'paper'; bytes: Uint8Array; most: { width: number; height: number } }
  | SharedPicture

/** A drawn ground, alone as PNG, or with a picture on it as JPEG. */
export type SharedPicture = {
  kind: 'share'
  /** An SVG without text, as large as the whole. */
  ground: string
  /** Where it stands, in pixels. With a focus it is cut to fill its place, else it is shown whole on a dark mount. */
  photo?: {
    bytes: Uint8Array
    place: { left: number; top: number; width: number; height: number }
    focus?: { x: number; y: number }
  }
}

export type PictureRefusal = 'picture_unreadable' | 'picture_too_large'

/**
 * `bytes` are the new picture; of `take` none when the one that was sent is fine. `refused` says what is wrong with the
 * picture. The process failed: `ended` at this picture, or is `absent`, where the library does not run.
 */
export type PictureAnswer =
  { bytes?: Uint8Array | undefined } | { refused: PictureRefusal } | { failed: 'ended' | 'absent' }

/** @jsxImportSource preact */
import type { Picture as Kept } from './posters.ts'

/** A poster as large as its frame; the words beside it name it. */
export function Picture({ picture }: { picture: Kept }) {
  if (picture.drawn) return <div class="picture" dangerouslySetInnerHTML={{ __html: picture.drawn }} />
  return <img class="picture" src={picture.source} alt="" />
}

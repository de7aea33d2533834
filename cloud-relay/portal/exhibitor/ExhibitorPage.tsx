import { exhibitor } from '#core/venue/exhibitor.entity.ts'
import { SinglePage } from '../kit/SinglePage.tsx'

/** Who runs the cinemas, and what holds for all of them. */
export function ExhibitorPage() {
  return <SinglePage entity={exhibitor} />
}

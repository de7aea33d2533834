/** @jsxImportSource preact */
import { usePoster } from './posters.ts'

/** A picture over the whole wall, dissolving from one to the next; behind words it is darker. */
export function FullPicture({ address, isBehind = false }: { address: string; isBehind?: boolean }) {
  const picture = usePoster(address, 'whole')
  if (!picture) return null
  return <img class={isBehind ? 'backdrop' : 'full-picture'} key={address} src={picture.source} alt="" />
}

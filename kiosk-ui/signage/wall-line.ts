import type { Wall } from '#core/signage/contract.ts'
import { askWall } from './box-calls.ts'
import { remembered, rememberSlowly } from './remembered.ts'

const wallEntry = 'foyer.signage.wall'

/**
 * Tells what this wall is for and how walls look: at once what it knew before, then what each reading says. No answer
 * changes nothing: cut off, a wall goes on with what it knew, also over a restart.
 */
export function wallReader(onWall: (wall: Wall) => void): { read: () => Promise<void>; end: () => void } {
  const remember = rememberSlowly<Wall>(wallEntry)
  let ended = false
  const known = remembered<Wall>(wallEntry)
  if (known) onWall(known)
  return {
    async read() {
      const wall = await askWall()
      if (ended || !wall) return
      onWall(wall)
      remember(wall)
    },
    end: () => {
      ended = true
    },
  }
}

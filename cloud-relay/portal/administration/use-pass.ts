import { useState } from 'react'

const shelf = 'foyer.administration'

/** The pass of this tab: it outlives a reload and ends with the tab. */
export function usePass() {
  const [pass, setPass] = useState(() => sessionStorage.getItem(shelf))
  return {
    pass,
    put(next: string | null): void {
      if (next === null) sessionStorage.removeItem(shelf)
      else sessionStorage.setItem(shelf, next)
      setPass(next)
    },
  }
}

import { useEffect, useRef } from 'react'
import { useAddress } from '../address.ts'

/**
 * A menu that the browser opens by itself: closed by Escape, which leads back to what opened it, by a press beside it,
 * and by going to another page.
 */
export function useClosingMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useAddress().arrival
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [key])
  useEffect(() => {
    const close = (event: Event) => {
      if (!menu.current?.open) return
      const inside = menu.current.contains(event.target as Node)
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape'
      if (escaped && inside) menu.current.querySelector('summary')?.focus()
      if (escaped || (event.type === 'pointerdown' && !inside)) menu.current.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return menu
}

import type { CSSProperties } from 'react'
import { sizeOf } from './product-size.ts'

/** What is sold, on its key: a word too long for the key is set smaller, never broken; a size stands out. */
export function SellName({ children }: { children: string }) {
  const { what, size } = sizeOf(children)
  const letters = Math.max(...what.split(/[\s\u00ad-]+/).map(word => word.length))
  // What the size takes beside the words, in pixels.
  const beside = size ? size.length * 11 + 8 : 0
  return (
    <span className="sell-name" style={{ '--letters': letters, '--beside': `${beside}px` } as CSSProperties}>
      <span>{what}</span>
      {size && <> </>}
      {size && <strong className="sell-size display">{size}</strong>}
    </span>
  )
}

import { useEffect, useState } from 'react'

/**
 * How long a notice of something that also stands elsewhere is shown, in ms: one that only confirms a press, and one that is
 * a sentence. What has to be read stays until it was. Source: spec/operations.md section 9.
 */
export const passingMs = { short: 1500, long: 3000 } as const

/** Something that is shown for a moment: null again after its time, and for as long as nothing is shown. */
export function usePassing<Shown>(length: keyof typeof passingMs) {
  const [shown, show] = useState<{ it: Shown } | null>(null)
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => show(null), passingMs[length])
    return () => clearTimeout(timer)
  }, [shown, length])
  return [shown?.it ?? null, (it: Shown) => show({ it })] as const
}

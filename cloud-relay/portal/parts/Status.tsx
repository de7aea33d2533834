import type { ReactNode } from 'react'
import { Icon } from '#ui/parts/Icon.tsx'
import type { IconName } from '#ui/parts/icon-paths.ts'

export type StatusTone = 'ok' | 'warn' | 'stop' | 'info' | 'quiet'

const shapes: Record<StatusTone, IconName> = {
  ok: 'ok',
  warn: 'warning',
  stop: 'stop',
  info: 'info',
  quiet: 'minus',
}

/** A state as a shape and a word; the colour only helps. */
export function Status({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className="status" data-tone={tone}>
      <Icon name={shapes[tone]} size="1.1em" />
      {children}
    </span>
  )
}

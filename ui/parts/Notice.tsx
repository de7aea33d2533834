import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

export type Tone = 'ok' | 'warn' | 'stop' | 'info'

/** The shape for a tone, for readers who cannot see its colour: round tick, triangle, octagon, round i. */
export const toneIcons = { ok: 'ok', warn: 'warning', stop: 'stop', info: 'info' } as const satisfies Record<
  Tone,
  IconName
>

/**
 * A message placed beside what it concerns. `announce` makes screen readers read it when it appears: `stop` at once,
 * the others when the reader pauses.
 */
export function Notice({
  tone,
  title,
  children,
  action,
  announce = false,
}: {
  tone: Tone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  announce?: boolean
}) {
  return (
    <div
      className="notice"
      data-tone={tone}
      role={announce ? (tone === 'stop' ? 'alert' : 'status') : undefined}
    >
      <Icon name={toneIcons[tone]} size="1.375rem" />
      <div className="notice-words">
        {title && <p className="notice-title">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className="notice-action">{action}</div>}
    </div>
  )
}

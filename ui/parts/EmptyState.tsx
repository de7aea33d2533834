import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

/** Shown where there is no content: what this place is for, and the next step. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon?: IconName
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="empty-state">
      {icon && <Icon name={icon} size="2.5rem" />}
      <p className="empty-state-title display">{title}</p>
      {children && <div className="quiet">{children}</div>}
      {action}
    </div>
  )
}

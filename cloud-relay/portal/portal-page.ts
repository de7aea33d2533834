import type { ComponentType } from 'react'
import type { Module } from '#core/access/modules.ts'
import type { Permission } from '#core/access/employee.ts'
import type { SpokenWord } from './words/WordsProvider.tsx'

/** Groups of the navigation, by the word at their head. */
export type PageGroup = 'group_website' | 'group_walls' | 'group_setup' | 'group_machines'

export type PortalPage = {
  /** Its address under `/portal`. */
  path: string
  /** Its name in the navigation. */
  word: SpokenWord
  /** Its group in the navigation; what is needed every day has none. */
  group?: PageGroup
  /** Its icon: one path in a square of 24, drawn like the icons of `ui`. */
  stroke: string
  /** Who lacks it neither sees the page in the navigation nor opens it; null: everybody who is signed in may. */
  permission: Permission | null
  /** What the account must have; without it the page says whom to ask. */
  module?: Module
  /** How much waits there, told beside its name. */
  Count?: ComponentType
  /** Fetched when the page is first opened. */
  load: () => Promise<ComponentType>
}

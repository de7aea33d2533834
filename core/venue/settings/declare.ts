import type * as z from 'zod'
import type { Module } from '../../access/modules.ts'
import type { Permission } from '../../access/employee.ts'
import type { SpecialInput } from '../../catalogue/entity.ts'
import type { Exhibitor } from '../cinema.ts'
import type { PlaceKind } from './places.ts'

/** The groups of the settings page, in its order (spec/operations.md section 2). */
export const settingGroups = ['general', 'portal', 'website', 'pos', 'device', 'email', 'wallet'] as const
export type SettingGroup = (typeof settingGroups)[number]

/** When a change takes effect; the page says it before it is saved. */
export type SettingEffect = 'at_once' | 'next_visit' | 'next_basket' | 'next_mail' | 'next_sign_in'

/** One setting, declared once: its shape, its default, where it may be set, who may change it, and what it changes. */
export type Declaration<V = unknown> = {
  readonly group: SettingGroup
  readonly value: z.ZodType<V>
  /** Its value while nobody has said anything. */
  readonly fallback: V
  /** The narrowest place it may be set for; a narrower place overrides a wider one. */
  readonly narrowest: PlaceKind
  /** Whether pages of visitors and devices are told it, or only people who are signed in and may change settings. */
  readonly audience: 'everybody' | 'staff'
  /** Who may change it, beside those who may change all settings. */
  readonly permission: Permission
  readonly effect: SettingEffect
  /** The module it is about; without it the setting is neither shown nor changed. */
  readonly module?: Module
  /** It is kept sealed, and answered only as set or not set. */
  readonly secret?: true
  readonly input?: SpecialInput
  /** How pages are told it, where that is not as it is stored. */
  shownAs?(value: V): unknown
  /** What the exhibitor's own entry said before this was a setting; it holds until somebody says it here. */
  before?(exhibitor: Partial<Exhibitor>): V | undefined
}

/** Declares a setting; its value's type is that of its schema. */
export function declare<const V>(declaration: Declaration<V>): Declaration<V> {
  return declaration
}

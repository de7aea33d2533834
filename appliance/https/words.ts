import type { en } from './words/en.ts'

export type Words = Record<keyof typeof en, string>

import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  title: 'Afdrukvoorbeeld',
  what: 'Wat de printer zou afdrukken, het nieuwste bovenaan.',
  live: 'Nieuwe afdrukken verschijnen vanzelf.',
}

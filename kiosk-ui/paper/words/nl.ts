import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  title: 'Ingebouwd papier',
  what: 'Wat een printer zou hebben afgedrukt, het nieuwste bovenaan.',
  live: 'Nieuwe afdrukken verschijnen vanzelf.',
}

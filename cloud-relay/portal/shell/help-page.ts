import type { HandbookPlace } from '#core/handbook/contents.ts'

/** The section of the handbook that fits a page of the portal, by its address under `/portal`. */
const fitting: Readonly<Record<string, HandbookPlace>> = {
  '/': 'money#closing',
  '/programme': 'first-day#plan',
  '/conflicts': 'first-day#plan',
  '/movies': 'first-day#plan',
  '/events': 'first-day#plan',
  '/sales': 'till#refund',
  '/payments': 'money#stuck',
  '/reports': 'money#reports',
  '/vouchers': 'till#vouchers',
  '/payment-methods': 'money#methods',
  '/account': 'first-day#portal-sign-in',
  '/people': 'first-day#set-up',
  '/company': 'money#people',
  '/setup': 'set-up#steps',
  '/cinemas': 'set-up#printers',
  '/settings': 'set-up#settings',
  '/import': 'set-up#taking-over',
  '/modules': 'set-up#modules',
  '/devices': 'set-up#devices',
  '/boxes': 'trouble#new-box',
  '/health': 'trouble#second-disk',
}

/** Where the handbook opens from a page; what has no section of its own opens what the portal is. */
export function helpPlaceFor(path: string): HandbookPlace {
  return fitting[path] ?? 'first-day#portal'
}

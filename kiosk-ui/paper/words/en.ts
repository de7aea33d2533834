export const en = {
  title: 'Print preview',
  what: 'What the printer would print, newest on top.',
  live: 'New prints appear automatically.',
} as const

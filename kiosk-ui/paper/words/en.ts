export const en = {
  title: 'Built-in paper',
  what: 'What a printer would have printed, newest on top.',
  live: 'New prints appear by themselves.',
} as const

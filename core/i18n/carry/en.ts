/** What a machine says after it took in a file that was carried by hand. */
export const en = {
  taken_one: 'Taken in: {{count}} new fact.',
  taken_other: 'Taken in: {{count}} new facts.',
  nothing_new: 'Everything this file holds that could be taken in was known here already.',
  from_relay: 'The file comes from the website’s side and was made {{time}}.',
  from_box: 'The file comes from the cinema’s box and was made {{time}}.',
  missing:
    'A piece is missing before part of it; that part was left out. Fetch a new file and choose “Everything from the beginning”.',
  fork: 'Part of it tells another story than this machine knows. That part was not taken; whoever looks after Foyer must look at both machines.',
  closed:
    'Part of it came after its story had been closed for a replaced machine. It was kept aside and stands on the health page.',
  forgotten:
    'The file knows things this machine had forgotten about itself. It recovers now and sells again when the other side was heard.',
} as const

export type CarryWord = keyof typeof en

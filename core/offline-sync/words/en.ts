/** What a node reports after importing a bundle. */
export const en = {
  taken_one: 'Taken in: {{count}} new fact.',
  taken_other: 'Taken in: {{count}} new facts.',
  nothing_new: 'Everything this file holds that could be taken in was known here already.',
  from_relay: 'The file comes from the website’s side and was made {{time}}.',
  from_box: 'The file comes from the cinema’s box and was made {{time}}.',
  missing:
    'A piece is missing before part of it; that part was left out. Fetch a new file and choose “Everything from the beginning”.',
  refused:
    'Part of it was not written by the machine it is said to be of, or says what that machine may not say. That part was not taken; whoever looks after Foyer must look at the machine the file came from.',
  fork: 'Part of the file contradicts what this machine has recorded. That part was not taken over; the person who looks after Foyer must check both machines.',
  closed:
    'Part of the file comes from a machine after it had been replaced. That part was set aside; it is listed on the health page.',
  forgotten:
    'The file knows things this machine had forgotten about itself. It recovers now and sells again when the other side was heard.',
  opened:
    'The box asked to be brought back, and may be: fetch a new file for the cinema here and take it to the box.',
  waits:
    'The box asked to be brought back, but this side does not know the same of it yet. Fetch a file here with “Everything from the beginning”, take it to the box, and bring a new one back.',
  recovered:
    'The box has been told everything and goes on. Its registers give back what they remember first.',
  asks: 'The box waits for an answer. Fetch a file for the website on the box, take it in at the portal, and bring a new file from there.',
} as const

export type OfflineSyncWord = keyof typeof en

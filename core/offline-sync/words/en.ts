/** What a node reports after importing a bundle. */
export const en = {
  taken_one: 'Uploaded: {{count}} new entry.',
  taken_other: 'Uploaded: {{count}} new entries.',
  nothing_new: 'Everything in this file was known here already.',
  from_relay: 'The file comes from the website and was made {{time}}.',
  from_box: 'The file comes from the cinema’s box and was made {{time}}.',
  missing:
    'An earlier part is missing, so some of it was left out. Download a new file and choose “Everything from the beginning”.',
  outdated:
    'Part of the file is from before the website lost data, and was left out. Download a new file there, or connect this box to the internet; then upload this one once more.',
  refused:
    'Part of the file cannot be trusted and was left out. Have the computer the file came from checked by the person who looks after Foyer.',
  fork: 'Part of the file contradicts what is recorded here and was left out. The person who looks after Foyer must check both computers.',
  forked:
    'This computer was once put back to an older state and has gone on from there: the other side has another record of the same time. It sells nothing until both are connected again and a manager has chosen, in the portal of the website under Health, which record goes on.',
  closed:
    'Part of the file comes from a computer that had already been replaced. That part was set aside; it is listed on the health page.',
  forgotten:
    'The file holds sales that were missing here. This computer is catching up and sells again as soon as the other side has answered.',
  opened: 'The box is ready to come back: download a new file for the cinema here and take it to the box.',
  waits:
    'The box wants to come back, but this side does not have all of its data yet. Download a file here with “Everything from the beginning”, take it to the box, and bring a new one back.',
  relay_recovers:
    'The box wants to come back, but the website may have forgotten something itself and has to hear from the box first. Connect the box to the internet; if the website has only just started, upload this file again in a minute.',
  recovered: 'The box has everything and goes on. Its registers first send the sales they kept.',
  asks: 'The box is waiting for an answer. Download a file for the website on the box, upload it in the portal on the internet, and bring a new file back from there.',
} as const

export type OfflineSyncWord = keyof typeof en

/** What every page says while a box or the relay is recovering. */
export const en = {
  node_status_title: 'Sales are paused: the box is catching up',
  node_status_title_person: 'Sales are paused: a manager is needed',
  node_status_safe: 'Tickets already sold stay valid.',
  reason_new_box: 'This box is new. It first receives everything the cinema has sold.',
  reason_database_lost: 'The box’s disk was empty. It receives everything again.',
  reason_database_restored: 'An older backup was put on the box. It receives what happened since.',
  reason_mirror_damaged:
    'The box lost its data, and part of its second disk cannot be read. It receives what is missing.',
  reason_machine_changed: 'This disk is now in a different computer. The first one may still be selling.',
  reason_peer_knows_more: 'The website has sales that are missing here.',
  reason_provider_knows_more: 'The payment provider has payments that are missing here.',
  reason_till_knows_more: 'A register has sales that are missing here.',
  reason_fork:
    'The box and the website have different sales under the same numbers. One of them was set back to an older state.',
  reason_taken_over: 'Another computer has replaced this box.',
  reading_mirror:
    'It reads its sales back from the second disk: {{percent}} %. Sales start again automatically.',
  reading_journal: 'It reads all its sales again: {{percent}} %. Sales start again automatically.',
  waits_person: 'A manager must say which computer is the right one. Until then nothing is sold here.',
  waits_line: 'It is waiting for the internet. As soon as it is back, sales start again automatically.',
  waits_relay: 'It is asking the website. Sales start again automatically, usually within a minute.',
  waits_boxes:
    'It is waiting for the box of each cinema. Until then the website sells no seats of that cinema; then it goes on automatically.',
  waits_portal:
    'A manager must decide in the portal on the internet, under Health, which version goes on. The sales of the other one are added automatically.',
  waits_cinemas: 'No answer yet from: {{cinemas}}',
  relay_title: 'The website is catching up',
  relay_reason_database_lost: 'The website’s disk was empty. The boxes of the cinemas send everything again.',
  relay_reason_forgot: 'The website may be missing sales. The boxes of the cinemas send what is missing.',
  machine_title: 'This is the right computer',
  machine_what:
    'Only if the other computer is switched off for good. If both sell, the same seat can be sold twice.',
  machine_do: 'Go on with this computer',
  emergency_mode_title: 'Sell without the internet',
  emergency_mode_what: 'If it cannot wait, the box sells on its own until the internet is back:',
  emergency_mode_can_seats: 'Seats that were always reserved for the box office can be sold.',
  emergency_mode_can_rest: 'Snacks are sold and tickets are scanned as usual.',
  emergency_mode_cannot: 'All other seats are not for sale, even if they look free.',
  emergency_mode_only_here:
    'Only if no other computer is running as this box: two would sell the same seats.',
  emergency_mode_recorded: 'Your name is recorded with it.',
  emergency_mode_do: 'Sell without internet',
  emergency_mode_band:
    'Selling without internet since {{time}}: only seats that were always reserved for the box office.',
  emergency_mode_band_next: 'The other seats go back on sale when the internet is back.',
  word_type: 'Type {{word}} to go on',
  word_first: 'Type the word {{word}} first.',
  decide_who: 'A manager can decide here what to do.',
  decide_sign_in: 'Manager: sign in',
  decide_someone: 'Someone else signs in',
  decide_back: 'Back',
  older_title: 'Do not sell on this box',
  older_what: 'This is an older copy of the box {{node}}. Do not sell on it. Call a manager.',
  older_next:
    'If it is the only box, leave it on and connected to the internet: it catches up automatically. If another box is running, switch this one off.',
  scan_waits:
    'The box is catching up. Keep scanning: each ticket waits in the list and is checked automatically as soon as possible. Until then, check the film and time on the ticket.',
  scan_emergency_mode: 'The box works without internet. Tickets are scanned as usual.',
  scan_older: 'This is an older copy of the box {{node}}. Do not let anyone in with it. Call a manager.',
  training_band: 'TRAINING – not valid',
  training_band_what: 'Nothing sold, printed or scanned here counts, until {{time}}.',
} as const

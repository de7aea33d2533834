/** What every page says while a box or the relay is recovering. */
export const en = {
  node_status_title: 'Selling waits: the box is catching up',
  node_status_title_person: 'Selling waits for a manager',
  node_status_safe: 'Tickets that guests already have stay good.',
  reason_new_box: 'This box is new. It first learns everything its cinema has sold.',
  reason_database_lost: 'The box’s disk was empty. It is told everything again.',
  reason_database_restored: 'An older copy was put back on the box. It learns what happened since.',
  reason_mirror_damaged:
    'The database of the box was lost, and a part of its second disk cannot be read. It learns what is missing.',
  reason_machine_changed: 'The box’s disk woke up in another machine. The first one may still be selling.',
  reason_peer_knows_more: 'The website knows of sales that this box has forgotten.',
  reason_provider_knows_more: 'The payment provider knows of payments that were forgotten here.',
  reason_till_knows_more: 'A register knows of sales that this box has forgotten.',
  reason_fork:
    'The box and the website remember different sales under the same numbers. Somebody put one of them back to an older state.',
  reason_taken_over: 'Another machine has taken over this box’s work.',
  reading_mirror: 'It reads its sales back from the second disk: {{percent}} %. Selling starts by itself.',
  reading_journal: 'It reads all its sales anew: {{percent}} %. Selling starts by itself.',
  waits_person: 'A manager must say which machine is the right one. Nothing happens by itself.',
  waits_line: 'It waits for the internet. As soon as it is back, selling starts by itself.',
  waits_relay: 'It is asking the website. Selling starts by itself, usually within a minute.',
  waits_boxes:
    'It waits to hear from each cinema’s box. Until then the website sells no seats of that cinema; then it goes on by itself.',
  waits_portal:
    'A manager must decide on the website’s portal, under Health, which history goes on. The sales of the other one are taken back by themselves.',
  waits_cinemas: 'Not heard yet: {{cinemas}}',
  relay_title: 'The website is catching up',
  relay_reason_database_lost: 'The relay’s disk was empty. The cinemas’ boxes tell it everything again.',
  relay_reason_forgot: 'The relay may have forgotten sales. The cinemas’ boxes tell it what it lacks.',
  machine_title: 'This is the right machine',
  machine_what:
    'Only if the other machine is switched off for good. If both sell, the same seat can be sold twice.',
  machine_do: 'Go on with this machine',
  emergency_mode_title: 'Sell without the internet',
  emergency_mode_what: 'If it cannot wait, the box sells alone until the internet is back:',
  emergency_mode_can_seats: 'Seats can be sold that were never sold, kept or passed on before.',
  emergency_mode_can_rest: 'Snacks are sold and tickets are scanned as usual.',
  emergency_mode_cannot: 'Every other seat stays closed, also if it looks free.',
  emergency_mode_only_here:
    'Only where no other machine of this box is running: two would sell the same seats.',
  emergency_mode_recorded: 'It is recorded with your name.',
  emergency_mode_do: 'Sell alone',
  emergency_mode_band: 'Selling alone since {{time}}: only seats that never moved.',
  emergency_mode_band_next: 'The other seats open by themselves when the internet is back.',
  word_type: 'Type {{word}} to go on',
  word_first: 'Type the word {{word}} first.',
  decide_who: 'A manager can decide here what to do.',
  decide_sign_in: 'Manager: sign in',
  decide_someone: 'Someone else signs in',
  decide_back: 'Back',
  older_title: 'Do not sell on this box',
  older_what:
    'This is an older copy of the box {{node}}; this device knows a newer one. Do not sell on it. Call a manager.',
  older_next:
    'If it is the only box, leave it on and connected to the internet: it catches up by itself. If another box is running, switch this one off.',
  scan_waits:
    'The box is catching up. Scan on: each ticket waits in the list and is checked by itself as soon as it can. Meanwhile go by the film and time on the ticket.',
  scan_emergency_mode: 'The box works alone, without the internet. Tickets are scanned as usual.',
  scan_older: 'This is an older copy of the box {{node}}. Do not admit guests by it. Call a manager.',
} as const

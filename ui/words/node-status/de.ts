import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const de: Sentences<keyof typeof en> = {
  node_status_title: 'Der Verkauf wartet: die Box holt auf',
  node_status_title_person: 'Der Verkauf wartet auf die Kinoleitung',
  node_status_safe: 'Karten, die Gäste schon haben, bleiben gültig.',
  reason_new_box: 'Diese Box ist neu. Sie erfährt zuerst alles, was ihr Kino verkauft hat.',
  reason_database_lost: 'Die Platte der Box war leer. Ihr wird alles neu gesagt.',
  reason_database_restored:
    'Auf der Box liegt wieder eine ältere Kopie. Sie erfährt, was seither geschehen ist.',
  reason_mirror_damaged:
    'Die Datenbank der Box ging verloren, und ein Teil ihres zweiten Datenträgers ist unlesbar. Sie erfährt, was fehlt.',
  reason_machine_changed:
    'Die Platte der Box läuft in einem anderen Gerät. Das erste verkauft vielleicht noch.',
  reason_peer_knows_more: 'Die Website kennt Verkäufe, die diese Box vergessen hat.',
  reason_provider_knows_more: 'Der Zahlungsanbieter kennt Zahlungen, die hier vergessen wurden.',
  reason_till_knows_more: 'Eine Kasse kennt Verkäufe, die diese Box vergessen hat.',
  reason_fork:
    'Box und Website haben unter denselben Nummern verschiedene Verkäufe. Eine von beiden wurde auf einen älteren Stand zurückgesetzt.',
  reason_taken_over: 'Ein anderes Gerät hat die Arbeit dieser Box übernommen.',
  reading_mirror:
    'Sie liest ihre Verkäufe vom zweiten Datenträger zurück: {{percent}} %. Der Verkauf beginnt von selbst.',
  reading_journal: 'Sie liest alle ihre Verkäufe neu: {{percent}} %. Der Verkauf beginnt von selbst.',
  waits_person: 'Die Kinoleitung muss sagen, welches Gerät das richtige ist. Von selbst geschieht nichts.',
  waits_line: 'Sie wartet auf das Internet. Sobald es wieder da ist, beginnt der Verkauf von selbst.',
  waits_relay: 'Sie fragt die Website. Der Verkauf beginnt von selbst, meist innerhalb einer Minute.',
  waits_boxes:
    'Sie wartet, bis sich die Box jedes Kinos gemeldet hat. So lange verkauft die Website keine Plätze dieses Kinos; danach geht es von selbst weiter.',
  waits_portal:
    'Eine Leitungsperson muss im Portal der Website unter Zustand entscheiden, welcher Verlauf weitergeht. Die Verkäufe des anderen werden von selbst übernommen.',
  waits_cinemas: 'Noch nichts gehört von: {{cinemas}}',
  relay_title: 'Die Website holt auf',
  relay_reason_database_lost: 'Die Platte des Relais war leer. Die Boxen der Kinos sagen ihm alles neu.',
  relay_reason_forgot:
    'Das Relais hat vielleicht Verkäufe vergessen. Die Boxen der Kinos sagen ihm, was fehlt.',
  machine_title: 'Dies ist das richtige Gerät',
  machine_what:
    'Nur, wenn das andere Gerät für immer ausgeschaltet ist. Verkaufen beide, kann ein Platz zweimal verkauft werden.',
  machine_do: 'Mit diesem Gerät weitermachen',
  emergency_mode_title: 'Ohne Internet verkaufen',
  emergency_mode_what: 'Wenn es nicht warten kann, verkauft die Box allein, bis das Internet wieder da ist:',
  emergency_mode_can_seats:
    'Verkauft werden Plätze, die noch nie verkauft, vorgemerkt oder weitergegeben waren.',
  emergency_mode_can_rest: 'Snacks werden verkauft und Karten geprüft wie immer.',
  emergency_mode_cannot: 'Alle anderen Plätze bleiben geschlossen, auch wenn sie frei aussehen.',
  emergency_mode_only_here:
    'Nur wenn kein anderes Gerät dieser Box läuft: zwei würden dieselben Plätze verkaufen.',
  emergency_mode_recorded: 'Es wird mit Ihrem Namen festgehalten.',
  emergency_mode_do: 'Allein verkaufen',
  emergency_mode_band: 'Verkauft allein seit {{time}}: nur Plätze, die nie bewegt wurden.',
  emergency_mode_band_next: 'Die anderen Plätze öffnen von selbst, wenn das Internet wieder da ist.',
  word_type: 'Tippen Sie {{word}}, um weiterzumachen',
  word_first: 'Tippen Sie zuerst das Wort {{word}}.',
  decide_who: 'Die Kinoleitung kann hier entscheiden, was geschieht.',
  decide_sign_in: 'Kinoleitung: anmelden',
  decide_someone: 'Jemand anders meldet sich an',
  decide_back: 'Zurück',
  older_title: 'Auf dieser Box nicht verkaufen',
  older_what:
    'Dies ist eine ältere Kopie der Box {{node}}; dieses Gerät kennt eine neuere. Verkaufen Sie nicht darauf. Rufen Sie die Kinoleitung.',
  older_next:
    'Ist es die einzige Box, lassen Sie sie an und am Internet: sie holt von selbst auf. Läuft eine andere Box, schalten Sie diese aus.',
  scan_waits:
    'Die Box holt auf. Scannen Sie weiter: jede Karte wartet in der Liste und wird von selbst geprüft, sobald es geht. So lange gelten Film und Uhrzeit auf der Karte.',
  scan_emergency_mode: 'Die Box arbeitet allein, ohne Internet. Karten werden geprüft wie immer.',
  scan_older:
    'Dies ist eine ältere Kopie der Box {{node}}. Lassen Sie damit niemanden ein. Rufen Sie die Kinoleitung.',
}

import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const de: Sentences<keyof typeof en> = {
  node_status_title: 'Der Verkauf wartet: Die Box holt auf',
  node_status_title_person: 'Der Verkauf wartet auf die Leitung',
  node_status_safe: 'Schon verkaufte Tickets bleiben gültig.',
  reason_new_box: 'Diese Box ist neu. Sie bekommt zuerst alles, was das Kino verkauft hat.',
  reason_database_lost: 'Die Festplatte der Box war leer. Sie bekommt alles noch einmal.',
  reason_database_restored:
    'Auf der Box liegt eine ältere Sicherung. Sie bekommt, was seither geschehen ist.',
  reason_mirror_damaged:
    'Die Box hat ihre Daten verloren, und ein Teil der zweiten Festplatte ist unlesbar. Sie bekommt, was fehlt.',
  reason_machine_changed:
    'Diese Festplatte steckt jetzt in einem anderen Computer. Der erste verkauft vielleicht noch.',
  reason_peer_knows_more: 'Die Website hat Verkäufe, die hier fehlen.',
  reason_provider_knows_more: 'Der Zahlungsanbieter hat Zahlungen, die hier fehlen.',
  reason_till_knows_more: 'Eine Kasse hat Verkäufe, die hier fehlen.',
  reason_fork:
    'Box und Website haben unter denselben Nummern verschiedene Verkäufe. Eine von beiden wurde auf einen älteren Stand zurückgesetzt.',
  reason_taken_over: 'Ein anderer Computer hat diese Box ersetzt.',
  reading_mirror:
    'Sie liest die Verkäufe von der zweiten Festplatte: {{percent}} %. Der Verkauf beginnt von selbst.',
  reading_journal: 'Sie liest alle Verkäufe neu: {{percent}} %. Der Verkauf beginnt von selbst.',
  waits_person:
    'Die Leitung muss sagen, welcher Computer der richtige ist. Bis dahin wird hier nichts verkauft.',
  waits_line: 'Sie wartet auf das Internet. Sobald es wieder da ist, beginnt der Verkauf von selbst.',
  waits_relay: 'Sie fragt die Website. Der Verkauf beginnt von selbst, meist innerhalb einer Minute.',
  waits_boxes:
    'Sie wartet auf die Box jedes Kinos. Bis dahin verkauft die Website keine Plätze dieses Kinos; danach geht es von selbst weiter.',
  waits_portal:
    'Die Leitung muss im Portal im Internet unter Systemstatus entscheiden, welcher Stand weitergeht. Die Verkäufe des anderen werden von selbst übernommen.',
  waits_cinemas: 'Noch keine Antwort von: {{cinemas}}',
  relay_title: 'Die Website holt auf',
  relay_reason_database_lost:
    'Die Festplatte der Website war leer. Die Boxen der Kinos senden alles noch einmal.',
  relay_reason_forgot: 'Der Website fehlen vielleicht Verkäufe. Die Boxen der Kinos senden, was fehlt.',
  machine_title: 'Dies ist der richtige Computer',
  machine_what:
    'Nur, wenn der andere Computer für immer ausgeschaltet ist. Verkaufen beide, kann ein Platz zweimal verkauft werden.',
  machine_do: 'Mit diesem Computer weitermachen',
  emergency_mode_title: 'Ohne Internet verkaufen',
  emergency_mode_what: 'Wenn es nicht warten kann, verkauft die Box allein, bis das Internet wieder da ist:',
  emergency_mode_can_seats: 'Verkauft werden Plätze, die immer für die Kasse reserviert waren.',
  emergency_mode_can_rest: 'Snacks werden verkauft und Tickets geprüft wie immer.',
  emergency_mode_cannot: 'Alle anderen Plätze sind gesperrt, auch wenn sie frei aussehen.',
  emergency_mode_only_here:
    'Nur wenn kein anderer Computer als diese Box läuft: Zwei würden dieselben Plätze verkaufen.',
  emergency_mode_recorded: 'Ihr Name wird dazu festgehalten.',
  emergency_mode_do: 'Ohne Internet verkaufen',
  emergency_mode_band:
    'Verkauf ohne Internet seit {{time}}: nur Plätze, die immer für die Kasse reserviert waren.',
  emergency_mode_band_next: 'Die anderen Plätze kommen zurück, wenn das Internet wieder da ist.',
  word_type: 'Tippen Sie {{word}}, um weiterzumachen',
  word_first: 'Tippen Sie zuerst das Wort {{word}}.',
  decide_who: 'Die Leitung kann hier entscheiden, was geschieht.',
  decide_sign_in: 'Leitung: anmelden',
  decide_someone: 'Jemand anders meldet sich an',
  decide_back: 'Zurück',
  older_title: 'Auf dieser Box nicht verkaufen',
  older_what:
    'Dies ist eine ältere Kopie der Box {{node}}. Verkaufen Sie nicht darauf. Rufen Sie die Leitung.',
  older_next:
    'Ist es die einzige Box, lassen Sie sie an und am Internet: Sie holt von selbst auf. Läuft eine andere Box, schalten Sie diese aus.',
  scan_waits:
    'Die Box holt auf. Scannen Sie weiter: Jedes Ticket wartet in der Liste und wird von selbst geprüft, sobald es geht. Bis dahin gelten Film und Uhrzeit auf dem Ticket.',
  scan_emergency_mode: 'Die Box arbeitet ohne Internet. Tickets werden geprüft wie immer.',
  scan_older:
    'Dies ist eine ältere Kopie der Box {{node}}. Lassen Sie damit niemanden ein. Rufen Sie die Leitung.',
  training_band: 'TRAINING – nicht gültig',
  training_band_what: 'Was hier verkauft, gedruckt und geprüft wird, zählt nicht, bis {{time}}.',
}

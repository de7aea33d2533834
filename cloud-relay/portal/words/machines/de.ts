import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  boxes_lead: 'Die Box verkauft, druckt und kontrolliert im Kino, auch ohne Internet.',
  boxes_on_relay:
    'Sie sind auf der Box selbst. Alle Boxen stehen im Portal des Relays und werden dort eingeladen.',
  box_none: 'Keine Box',
  box_none_hint: 'Bis eine Box installiert ist, verkauft die Website alle Plätze.',
  box_connected: 'Verbunden',
  box_away: 'Nicht verbunden',
  box_away_hint: 'Das Kino verkauft allein weiter; beide Seiten gleichen sich ab, sobald sie zurück ist.',
  box_id: 'Box',
  enrolled: 'Angemeldet',
  last_seen: 'Zuletzt gesehen',
  invite_box: 'Box einladen',
  box_replace: 'Diese Box ersetzen',
  box_replace_what:
    'Nur wenn die alte Maschine endgültig weg ist und keine ihrer beiden Platten in die neue passt. Danach wird nichts mehr angenommen, was die alte verkauft hat; ihre Kassen geben zurück, was sie noch wissen. Melden Sie die neue Maschine mit dem Code an.',
  box_key_stolen: 'Jemand anderes kann die alte Maschine benutzt haben',
  box_key_stolen_what:
    'Was sie gesagt hat und diese Version nicht lesen kann, wird dann mit allem, was folgt, für Sie beiseitegelegt; Verkäufe kommen zurück, wo die Plätze frei sind. Ohne diese Angabe verkauft die neue Box nichts, bis eine Aktualisierung es lesen kann.',
  box_replace_now: 'Code für die neue Box erstellen',
  box_replace_keep: 'Diese Box behalten',
  box_code: 'Einmalcode',
  box_code_until: 'Gültig bis {{time}}, für eine Box. Er wird nicht noch einmal angezeigt.',
  box_step_connect: 'Schließen Sie die neue Box an Strom und an das Netzwerk des Kinos an.',
  box_step_code:
    'Öffnen Sie im selben Netzwerk die Adresse der Box im Browser, etwa http://192.168.1.20:8081, und geben Sie den Code ein. Ohne Menschen: Starten Sie sie mit dem Code in FOYER_ENROL_CODE.',
  box_step_wait: 'Nach wenigen Sekunden steht sie hier als verbunden.',
  copy: 'Kopieren',
  copied: 'Kopiert',

  offline_sync: 'Von Hand',
  offline_sync_lead_relay:
    'Wenn die Leitung zu einem Kino unterbrochen ist, bringen Sie seiner Box, was die Website weiß: auf Ihrem Telefon oder einem USB-Stick.',
  offline_sync_lead_box:
    'Wenn die Leitung zur Website unterbrochen ist, bringen Sie jeder Seite, was die andere weiß: auf einem Telefon oder einem USB-Stick.',
  offline_sync_fetch_relay: 'Eine Datei für das Kino holen',
  offline_sync_fetch_box: 'Eine Datei für die Website holen',
  offline_sync_line_up:
    'Die Leitung steht, beide Seiten sagen sich alles von selbst. Es muss nichts getragen werden.',
  offline_sync_hand_over:
    'Die übrigen Online-Plätze dem Kino übergeben: {{seats}} in {{shows}} der nächsten {{hours}} Stunden',
  offline_sync_hand_over_means:
    'Der Online-Verkauf dieser Vorstellungen endet sofort, auch wenn die Datei nie ankommt. Das Kino kann die Plätze verkaufen, sobald seine Box die Datei übernommen hat. Plätze in Warenkörben bleiben online.',
  offline_sync_hand_over_turns:
    'Die freien Nutzungen der Gutscheine, die die Website hält, dem Kino übergeben: {{turns}}',
  offline_sync_hand_over_turns_means:
    'Diese Nutzungen zahlen ab jetzt nur in diesem Kino, auch wenn die Datei nie ankommt: nicht auf der Website, und in anderen Kinos nur auf das Wort der Leitung. Sobald die Leitung wieder steht, wandern sie wieder von selbst.',
  offline_sync_whole: 'Alles von Anfang an',
  offline_sync_whole_hint: 'Eine größere Datei, für den Fall, dass eine Maschine ein fehlendes Stück meldet.',
  offline_sync_fetch: 'Datei holen',
  offline_sync_give_and_fetch: 'Übergeben und Datei holen',
  offline_sync_fetched_relay:
    'Bringen Sie sie ins Kino und öffnen Sie diese Seite auf der Box, oder legen Sie sie auf einen Stick für die Box.',
  offline_sync_fetched_box:
    'Bringen Sie sie dorthin, wo es Internet gibt, und öffnen Sie diese Seite im Portal des Relays.',
  offline_sync_private: 'Sie enthält Namen von Gästen: Löschen Sie sie, wenn sie angekommen ist.',
  offline_sync_take: 'Eine Datei übernehmen',
  offline_sync_take_relay: 'Eine Datei, die an der Box eines Kinos geholt wurde.',
  offline_sync_take_box: 'Eine Datei, die im Portal des Relays geholt wurde.',
  offline_sync_choose: 'Datei wählen',
  offline_sync_not_ours: 'Diese Datei ist viel zu groß, um eine von Foyer zu sein.',
  offline_sync_key: 'Schlüssel dieser Maschine',
  offline_sync_key_hint:
    'Mit ihm sind Dateien von hier unterschrieben. Techniker brauchen ihn nur, wenn die andere Seite alles verloren hat.',

  node_box: 'Box im Kino',
  node_relay: 'Relais',
  this_node: 'Diese Maschine',
  health_ready: 'Alles in Ordnung. Jeder Eintrag liegt auf beiden Datenträgern, bevor jemand davon erfährt.',
  health_mirror_lost: 'Der Spiegel fehlt, darum wird nichts verkauft. Prüfen Sie den zweiten Datenträger.',
  health_mirror_mended:
    'Ein Teil des Spiegels war unlesbar ({{ago}}). Er wurde aus der Datenbank neu geschrieben. Kommt es wieder vor, setzen Sie einen anderen zweiten Datenträger ein.',
  health_mirror_damaged:
    'Ein Teil des Spiegels ist unlesbar ({{ago}}), und auch in der Datenbank fehlen Verkäufe daraus. Er wird neu geschrieben, sobald die andere Seite sie mitgeteilt hat: Verbinden Sie beide Seiten.',
  mirror_looked_at: 'Spiegel zuletzt durchgesehen',
  health_disk_full:
    'Die Platte der Datenbank ist voll, darum wird nichts verkauft. Löschen Sie dort, was nicht gebraucht wird, oder bauen Sie eine größere ein; dann geht es von selbst weiter.',
  health_same_device:
    'Der Spiegel liegt auf demselben Datenträger. Ein Defekt träfe beide; nutzen Sie einen zweiten.',
  health_outdated:
    'Diese Version kann nicht alles lesen, was ihre eigene Seite geschrieben hat, darum wird nichts verkauft. Aktualisieren Sie diese Software.',
  health_parked_one: '{{count}} Eintrag wartet auf eine neuere Version dieser Software.',
  health_parked_other: '{{count}} Einträge warten auf eine neuere Version dieser Software.',
  health_conflicts_one: '{{count}} Konflikt braucht eine Entscheidung.',
  health_conflicts_other: '{{count}} Konflikte brauchen eine Entscheidung.',
  health_silent: 'Im Moment keine Antwort. Das sind die zuletzt bekannten Werte.',
  version_software: 'Version',
  node_id: 'Name im Journal',
  running_since: 'Gestartet',
  facts: 'Einträge',
  memory: 'Arbeitsspeicher',
  mirror: 'Spiegel',
  mirror_size: 'Größe des Spiegels',
  offsite: 'Kopie außer Haus',
  offsite_off: 'Es gibt keine Kopie außer Haus. Feuer oder Diebstahl träfe Datenbank und Spiegel zugleich.',
  offsite_off_hint:
    'Setzen Sie FOYER_OFFSITE auf dieser Maschine auf einen Ordner, einen SFTP-Server oder einen Bucket.',
  offsite_waiting:
    'Die Kopie außer Haus ist eingerichtet. In wenigen Minuten wird sie zum ersten Mal geprüft.',
  offsite_proven: 'Durch Wiederherstellung geprüft',
  offsite_program_missing:
    'Das Programm für die Kopie außer Haus fehlt auf dieser Maschine. Fragen Sie, wer sie eingerichtet hat.',
  offsite_program_down:
    'Die Kopie außer Haus entsteht nicht: Ihr Programm bricht immer wieder ab. Prüfen Sie das Ziel und seine Schlüssel.',
  offsite_not_fetched:
    'Die Kopie außer Haus ließ sich nicht holen. Prüfen Sie die Internetverbindung, das Ziel und seine Schlüssel.',
  offsite_nothing_there:
    'Am Ziel außer Haus liegt nichts. Ist es ein Datenträger, sehen Sie nach, ob er angeschlossen ist.',
  offsite_behind:
    'Die Kopie außer Haus steht still. Sie wurde neu gestartet; sehen Sie nach, ob das Ziel voll ist.',
  offsite_other_facts:
    'Die Kopie außer Haus enthielt Einträge, die diese Maschine nicht hat. Vielleicht läuft eine andere unter ihrem Namen. Eine neue Kopie wurde begonnen; behalten Sie die andere und klären Sie den Grund.',
  offsite_damaged:
    'Die Kopie außer Haus war unvollständig. Eine neue wurde begonnen; die andere bleibt, wie sie ist.',
  offsite_no_space:
    'Auf dem Datenträger ist zu wenig Platz, um die Kopie außer Haus probeweise wiederherzustellen. Schaffen Sie Platz.',
  offsite_unproven: 'Die Kopie außer Haus konnte nicht geprüft werden.',
  offsite_state_waiting: 'Noch nicht geprüft',
  offsite_state_trouble: 'Braucht Aufmerksamkeit',
  box_offsite_unknown: 'Nicht bekannt',
  box_breach: 'Dieser Box wird nicht geglaubt',
  box_breach_what:
    'Am {{day}} um {{time}} hat sie etwas gesagt, was sie nicht sagen darf: {{what}}. Ihre Leitung wurde geschlossen und nichts davon übernommen. Vielleicht hat jemand ihren Schlüssel: Lassen Sie die Maschine ansehen und setzen Sie eine andere Box an ihre Stelle.',
  breach_unproven: 'Worte in einem Namen, für den sie keinen Schlüssel hat',
  breach_anything: 'etwas, das diese Version nicht kennt',
  breach_settings: 'Einstellungen des Betreibers oder eines Kinos',
  breach_programme: 'Filme, Säle oder Vorstellungen',
  breach_prices: 'Preise oder Produkte',
  breach_people: 'Mitarbeitende, Rollen, PINs oder Passwörter',
  breach_personal: 'was von Personen zu löschen ist',
  breach_seats: 'Plätze',
  breach_sales: 'Verkäufe',
  breach_money: 'Zahlungen',
  breach_refunds: 'Erstattungen oder Umtausch',
  breach_vouchers: 'Gutscheine',
  breach_admission: 'Tickets am Einlass',
  breach_boxes: 'Boxen und wer an ihrer Stelle steht',
  breach_elsewhere: '{{what}} (eines Kinos, das nicht ihres ist)',
  box_offsite_unknown_hint:
    'Diese Box hat noch nicht gesagt, wie es ihrer Kopie außer Haus geht. Sie tut es, sobald sie verbunden und aktuell ist.',
  box_offsite_off: 'Keine',
  box_offsite_off_hint:
    'Diese Box hat keine Kopie außer Haus: Feuer oder Diebstahl träfe Datenbank und Spiegel zugleich. Setzen Sie dort FOYER_OFFSITE.',
  box_offsite_old: 'Zu lange nicht geprüft',
  box_offsite_old_hint:
    'Die Kopie wurde vor mehr als einem Tag zuletzt geprüft. Sehen Sie nach, ob die Box läuft und das Internet erreicht; ihre eigene Zustandsseite sagt mehr.',
  box_offsite_received: 'Von der Box gemeldet',
  offsite_target: 'Ziel',
  offsite_copy: 'Name der Kopie',
  offsite_proven_at: 'Zuletzt geprüft',
  offsite_tried_at: 'Zuletzt angesehen',
  offsite_never: 'Noch nicht seit dem Start',
  offsite_behind_facts: 'Rückstand',
  offsite_facts_one: '{{count}} Eintrag',
  offsite_facts_other: '{{count}} Einträge',
  offsite_lag: '{{facts}}, {{time}}',
  offsite_up_to_date: 'Es fehlt nichts',
  offsite_program: 'Programm',
  offsite_unfit:
    'Nur für Demo und Tests. Ein echtes Kino braucht Litestream 0.5.17 oder neuer, weil ältere Einträge der kopierten Datenbank verlieren können.',
  offsite_same_device:
    'Die Kopie außer Haus liegt auf demselben Datenträger wie die Datenbank. Geht er verloren, schützt sie nicht.',
  offsite_set_aside: 'Aufgehobene Kopien',
  offsite_detail: 'Einzelheit',
  line: 'Gegenseite',
  peer_relay: 'Relais {{name}}',
  peer_box: 'Box von {{name}}',
  line_none: 'Noch niemand verbunden.',
  line_protocol_differs:
    'Die Gegenseite spricht Protokoll {{theirs}}, diese Seite {{ours}}. Aktualisieren Sie die ältere.',
  line_fork: 'Zwei Verläufe von {{streams}}. Davon wird nichts mehr übernommen, bis Sie oben entscheiden.',
  line_stream_closed: '{{streams}} endete mit einer neueren Epoche. Was danach kam, ist beiseitegelegt.',
  line_not_stored: 'Was von {{streams}} ankommt, lässt sich nicht speichern. Es wird neu angefordert.',
  line_second_machine: 'Ein zweites Gerät mit dieser Identität wurde abgewiesen.',
  line_relay_unproven:
    'Was unter der Adresse der Website antwortet, konnte nicht beweisen, dass es die Website ist. Es erfährt nichts.',
  line_claim_forbidden:
    '{{node}} hat etwas gesagt, was es nicht sagen darf: {{what}}. Die Leitung wurde geschlossen, nichts davon wurde übernommen.',
  line_words_refused:
    'Die Website hat etwas abgewiesen, was diese Box gesagt hat, und die Leitung geschlossen. Es wird nichts mehr ausgetauscht, bis jemand unter Boxen nachgesehen hat.',
  line_box_unknown: 'Das Relais kennt diese Box nicht. Melden Sie sie unter Boxen an.',
  line_box_already_connected:
    'Ein anderes Gerät mit dieser Identität ist verbunden. Schalten Sie eines der beiden aus.',
  line_refused: 'Die Leitung wurde geschlossen: {{reason}}',
  facts_behind: 'Einträge im Rückstand',
  name: 'Name',
  kind: 'Art',
  devices: 'Geräte',
  devices_none: 'Keine Geräte an dieser Maschine.',
  device_operational: 'Betriebsbereit',
  device_online: 'Online',
  device_offline: 'Offline',
  device_busy: 'Beschäftigt',
  device_communication_error: 'Verbindungsfehler',
  device_cover_open: 'Deckel offen',
  device_paper_end: 'Papier zu Ende',
  device_paper_near_end: 'Papier fast zu Ende',
  device_overheating: 'Überhitzt',
  kind_printer: 'Drucker',
  kind_drawer: 'Kassenlade',
  kind_display: 'Kundenanzeige',
  kind_scanner: 'Scanner',
  kind_terminal: 'Kartenterminal',
  device_configured: 'Eingerichtet',
  device_payments_off: 'Onlinekauf nicht möglich',
  device_mail_off: 'E-Mails warten',
  pages_open_one: '{{count}} Seite offen',
  pages_open_other: '{{count}} Seiten offen',
  kind_payments: 'Zahlungen',
  kind_mail: 'E-Mail',
  kind_page: 'Live-Seiten',
  kind_paper: 'Papier am Bildschirm',
  journal: 'Journal',
  journal_none: 'Noch ist nichts geschehen.',
  stream: 'Strom',
  newest_fact: 'Neuester Eintrag',
  hash: 'Prüfsumme',

  fork_title: 'Zwei Verläufe',
  fork_what:
    'Ein Gerät wurde auf einen älteren Stand zurückgesetzt und hat von dort weitergemacht. Bis Nummer {{seq}} von {{origin}} sind beide Seiten gleich. Bis Sie entscheiden, wird nichts mehr übernommen.',
  fork_side: 'Wer was hat',
  fork_box: 'Die Box im Kino',
  fork_relay: 'Die Website',
  fork_facts: 'Einträge',
  fork_sales: 'Verkäufe',
  fork_total: 'Betrag',
  fork_times: 'Von, bis',
  keep_box: 'Behalten, was die Box hat',
  keep_relay: 'Behalten, was die Website hat',
  keep_what:
    'Von dort geht es in einer neuen Epoche weiter. Kassenverkäufe der anderen Seite werden übernommen, wo ihr Platz noch frei ist; der Rest steht unten unter „Zu spät gekommen“.',
  keep_do: 'Diesen Verlauf behalten',
  displaced_title: 'Gäste ohne ihren Platz',
  displaced_what:
    'Diese Verkäufe hat eine Kasse zurückgegeben, aber der Platz gehört inzwischen jemand anderem. Der Gast hat bezahlt: bieten Sie einen anderen Platz an oder geben Sie das Geld zurück.',
  reinstated_title: 'Von Kassen und Scannern zurückgebracht',
  reinstated_what:
    'Die Box hatte dies vergessen, eine Kasse oder ein Scanner wusste es noch, von der Box signiert. Sehen Sie es einmal durch; zu tun ist nichts.',
  reinstated_by: 'Dort angemeldet',
  reinstated_sale: 'Verkauf',
  reinstated_refund: 'Erstattung',
  reinstated_exchange: 'Umtausch',
  reinstated_admission: 'Einlass',
  bills_twice_title: 'Zwei Käufe unter einer Nummer',
  bills_twice_what:
    'Zwei Käufe haben dieselbe interne Nummer bekommen. Jeder hat seinen eigenen Beleg, und seine Tickets gelten. Das tut nur ein defektes Programm oder jemand, der betrügt: sehen Sie nach, wer an der Kasse verkauft hat.',
  bills_twice_site: 'Website',
  bills_twice_register: 'Kasse',
  paid_twice_title: 'Zweimal ausgezahlt',
  paid_twice_what:
    'Eine Kasse hatte dieses Geld ausgezahlt, bevor die Box verloren ging, und es wurde noch einmal ausgezahlt, bevor diese Kasse gehört wurde. Bitten Sie den Gast darum, oder buchen Sie es im Kassenbuch aus.',
  quarantined_title: 'Zu spät gekommen',
  quarantined_what:
    'Auf einem Gerät ist etwas geschehen, dessen Arbeit schon anderswo weiterging. Es zählt nicht. Vergleichen Sie Verkäufe mit den Belegen und gleichen Sie den Unterschied von Hand aus.',
  displaced_bill: 'Beleg',
  displaced_seat: 'Platz',
  displaced_show: 'Vorstellung',
  quarantined_kind: 'Was',
  quarantined_total: 'Betrag',
  quarantined_place: 'Steht bei',
  quarantined_sale: 'Verkauf',
  quarantined_refund: 'Erstattung',
  quarantined_admission: 'Karte geprüft',
  quarantined_anything: 'Anderes',
  aside_when: 'Wann',
}

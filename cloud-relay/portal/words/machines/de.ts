import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  boxes_lead:
    'Eine Box ist der Computer im Kino. Sie verkauft, druckt und prüft Tickets, auch ohne Internet.',
  boxes_on_relay: 'Sie sind auf der Box selbst. Die Liste aller Boxen steht im Portal im Internet.',
  box_none: 'Keine Box',
  box_none_hint: 'Bis eine Box eingerichtet ist, verkauft die Website alle Plätze.',
  box_connected: 'Verbunden',
  box_away: 'Nicht verbunden',
  box_away_hint: 'Das Kino verkauft allein weiter; beide Seiten gleichen sich ab, sobald sie zurück ist.',
  box_id: 'Box',
  enrolled: 'Verbunden seit',
  box_secure: 'Sichere Adresse',
  box_fingerprint: 'Fingerabdruck zum Vergleichen',
  last_seen: 'Zuletzt gesehen',
  invite_box: 'Box hinzufügen',
  box_replace: 'Diese Box ersetzen',
  box_replace_what:
    'Nur wenn der alte Computer endgültig weg ist und keine seiner beiden Festplatten in den neuen passt. Danach werden seine Verkäufe nicht mehr angenommen; die Kassen senden, was sie behalten haben. Verbinden Sie den neuen Computer mit dem Code.',
  box_key_stolen: 'Jemand anderes kann den alten Computer benutzt haben',
  box_key_stolen_what:
    'Was diese Version davon nicht lesen kann, wird dann mit allem, was folgt, für Sie zurückgelegt; Verkäufe kommen zurück, wo die Plätze frei sind. Ohne diese Angabe verkauft die neue Box nichts, bis eine Aktualisierung es lesen kann.',
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

  offline_sync: 'Mit USB-Stick übertragen',
  offline_sync_lead_relay:
    'Wenn ein Kino keine Verbindung hat, bringen Sie seiner Box, was die Website weiß: auf Ihrem Telefon oder einem USB-Stick.',
  offline_sync_lead_box:
    'Wenn die Website nicht erreichbar ist, bringen Sie jeder Seite, was die andere weiß: auf einem Telefon oder einem USB-Stick.',
  offline_sync_fetch_relay: 'Datei für das Kino herunterladen',
  offline_sync_fetch_box: 'Datei für die Website herunterladen',
  offline_sync_line_up:
    'Beide Seiten sind verbunden, alles wird von selbst übertragen. Eine Datei ist nicht nötig.',
  offline_sync_hand_over:
    'Die übrigen Online-Plätze dem Kino übergeben: {{seats}} in {{shows}} der nächsten {{hours}} Stunden',
  offline_sync_hand_over_means:
    'Der Online-Verkauf dieser Vorstellungen endet sofort, auch wenn die Datei nie ankommt. Das Kino kann die Plätze verkaufen, sobald die Datei auf seiner Box ist. Plätze in Warenkörben bleiben online.',
  offline_sync_hand_over_turns:
    'Die freien Besuche der Gutscheine von der Website dem Kino übergeben: {{turns}}',
  offline_sync_hand_over_turns_means:
    'Diese Besuche gelten ab jetzt nur in diesem Kino, auch wenn die Datei nie ankommt: nicht auf der Website, und in anderen Kinos nur mit Freigabe der Leitung. Sobald die Verbindung wieder da ist, gelten sie wieder überall.',
  offline_sync_whole: 'Alles von Anfang an',
  offline_sync_whole_hint: 'Eine größere Datei, falls ein früherer Teil fehlt.',
  offline_sync_fetch: 'Herunterladen',
  offline_sync_give_and_fetch: 'Übergeben und herunterladen',
  offline_sync_fetched_relay:
    'Bringen Sie sie ins Kino und öffnen Sie diese Seite auf der Box, oder legen Sie sie auf einen Stick für die Box.',
  offline_sync_fetched_box:
    'Bringen Sie sie dorthin, wo es Internet gibt, und öffnen Sie diese Seite dort im Portal.',
  offline_sync_private: 'Sie enthält Namen von Gästen: Löschen Sie sie, wenn sie angekommen ist.',
  offline_sync_take: 'Datei hochladen',
  offline_sync_take_relay: 'Eine Datei, die auf der Box eines Kinos heruntergeladen wurde.',
  offline_sync_take_box: 'Eine Datei, die im Portal im Internet heruntergeladen wurde.',
  offline_sync_choose: 'Datei wählen',
  offline_sync_not_ours: 'Diese Datei ist viel zu groß, um eine von Foyer zu sein.',
  offline_sync_key: 'Schlüssel dieses Computers',
  offline_sync_key_hint:
    'Mit ihm sind Dateien von hier unterschrieben. Techniker brauchen ihn nur, wenn die andere Seite alles verloren hat.',

  node_box: 'Box im Kino',
  node_relay: 'Cloud',
  this_node: 'Dieser Computer',
  health_ready: 'Alles in Ordnung. Jeder Verkauf liegt auf zwei Festplatten.',
  health_mirror_lost: 'Die zweite Festplatte antwortet nicht, darum wird nichts verkauft. Prüfen Sie sie.',
  health_mirror_mended:
    'Ein Teil der zweiten Festplatte war unlesbar ({{ago}}) und wurde repariert. Kommt es wieder vor, ersetzen Sie die zweite Festplatte.',
  health_mirror_damaged:
    'Ein Teil der zweiten Festplatte ist unlesbar ({{ago}}), und einige Verkäufe fehlen hier. Verbinden Sie beide Seiten: Dann wird sie von selbst repariert.',
  mirror_looked_at: 'Zweitkopie zuletzt geprüft',
  health_disk_full:
    'Die Festplatte ist voll, darum wird nichts verkauft. Löschen Sie, was nicht gebraucht wird, oder bauen Sie eine größere ein; dann geht es von selbst weiter.',
  health_same_device:
    'Die Zweitkopie liegt auf derselben Festplatte. Ein Defekt träfe beide; bauen Sie eine zweite ein.',
  health_outdated:
    'Diese Version ist zu alt, um alle ihre Daten zu lesen, darum wird nichts verkauft. Aktualisieren Sie Foyer.',
  health_parked_one: '{{count}} Eintrag wartet auf eine neuere Version von Foyer.',
  health_parked_other: '{{count}} Einträge warten auf eine neuere Version von Foyer.',
  health_conflicts_one: '{{count}} Konflikt braucht eine Entscheidung.',
  health_conflicts_other: '{{count}} Konflikte brauchen eine Entscheidung.',
  health_silent: 'Im Moment keine Antwort. Das sind die zuletzt bekannten Werte.',
  version_software: 'Version',
  node_id: 'Kennung',
  running_since: 'Gestartet',
  facts: 'Einträge',
  memory: 'Arbeitsspeicher',
  mirror: 'Zweitkopie',
  mirror_size: 'Größe der Zweitkopie',
  offsite: 'Externe Sicherung',
  offsite_off: 'Es gibt keine externe Sicherung. Feuer oder Diebstahl träfe alle Daten.',
  offsite_off_hint:
    'Setzen Sie FOYER_OFFSITE auf dieser Maschine auf einen Ordner, einen SFTP-Server oder einen Bucket.',
  offsite_waiting:
    'Die externe Sicherung ist eingerichtet. In wenigen Minuten wird sie zum ersten Mal geprüft.',
  offsite_proven: 'Durch Wiederherstellung geprüft',
  offsite_program_missing:
    'Das Programm für die externe Sicherung fehlt auf dieser Maschine. Fragen Sie, wer sie eingerichtet hat.',
  offsite_program_down:
    'Die externe Sicherung entsteht nicht: Ihr Programm bricht immer wieder ab. Prüfen Sie das Ziel und seine Schlüssel.',
  offsite_not_fetched:
    'Die externe Sicherung ließ sich nicht holen. Prüfen Sie die Internetverbindung, das Ziel und seine Schlüssel.',
  offsite_nothing_there:
    'Am Ziel außer Haus liegt nichts. Ist es ein Datenträger, sehen Sie nach, ob er angeschlossen ist.',
  offsite_behind:
    'Die externe Sicherung steht still. Sie wurde neu gestartet; sehen Sie nach, ob das Ziel voll ist.',
  offsite_other_facts:
    'Die externe Sicherung enthielt Einträge, die hier fehlen. Vielleicht läuft ein anderer Computer unter demselben Namen. Eine neue Kopie wurde begonnen; behalten Sie die andere und klären Sie den Grund.',
  offsite_damaged:
    'Die externe Sicherung war unvollständig. Eine neue wurde begonnen; die andere bleibt, wie sie ist.',
  offsite_no_space:
    'Auf dem Datenträger ist zu wenig Platz, um die externe Sicherung probeweise wiederherzustellen. Schaffen Sie Platz.',
  offsite_unproven: 'Die externe Sicherung konnte nicht geprüft werden.',
  offsite_state_waiting: 'Noch nicht geprüft',
  offsite_state_trouble: 'Braucht Aufmerksamkeit',
  box_offsite_unknown: 'Nicht bekannt',
  box_breach: 'Dieser Box wird nicht vertraut',
  box_breach_what:
    'Am {{day}} um {{time}} hat sie etwas gesendet, was sie nicht darf: {{what}}. Sie wurde getrennt und nichts davon angenommen. Vielleicht hat jemand ihren Schlüssel: Lassen Sie den Computer prüfen und ersetzen Sie die Box.',
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
  breach_boxes: 'Boxen',
  breach_elsewhere: '{{what}} (eines Kinos, das nicht ihres ist)',
  box_offsite_unknown_hint:
    'Diese Box hat noch nicht gesagt, wie es ihrer externen Sicherung geht. Sie tut es, sobald sie verbunden und aktuell ist.',
  box_offsite_off: 'Keine',
  box_offsite_off_hint:
    'Diese Box hat keine externe Sicherung: Feuer oder Diebstahl träfe alle ihre Daten. Setzen Sie dort FOYER_OFFSITE.',
  box_offsite_old: 'Zu lange nicht geprüft',
  box_offsite_old_hint:
    'Die Kopie wurde vor mehr als einem Tag zuletzt geprüft. Sehen Sie nach, ob die Box läuft und das Internet erreicht; ihre eigene Seite Systemstatus sagt mehr.',
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
    'Die externe Sicherung liegt auf demselben Datenträger wie die Datenbank. Geht er verloren, schützt sie nicht.',
  offsite_set_aside: 'Aufgehobene Kopien',
  offsite_detail: 'Einzelheit',
  line: 'Verbindung',
  peer_relay: 'Cloud {{name}}',
  peer_box: 'Box von {{name}}',
  line_none: 'Noch niemand verbunden.',
  line_protocol_differs:
    'Die Gegenseite hat Version {{theirs}}, diese Seite {{ours}}. Aktualisieren Sie die ältere.',
  line_fork: 'Zwei Stände von {{streams}}. Davon wird nichts mehr übernommen, bis Sie oben entscheiden.',
  line_stream_closed: '{{streams}} wurde ersetzt. Was danach kam, ist zurückgelegt.',
  line_not_stored: 'Was von {{streams}} ankommt, lässt sich nicht speichern. Es wird neu angefordert.',
  line_second_machine: 'Ein zweiter Computer mit dieser Identität wurde abgewiesen.',
  line_relay_unproven:
    'Was unter der Adresse der Website antwortet, konnte nicht beweisen, dass es die Website ist. Es erfährt nichts.',
  line_claim_forbidden:
    '{{node}} hat etwas gesendet, was es nicht darf: {{what}}. Es wurde getrennt und nichts angenommen.',
  line_words_refused:
    'Die Website hat etwas von dieser Box abgewiesen und sie getrennt. Es wird nichts mehr ausgetauscht, bis jemand unter Boxen nachgesehen hat.',
  line_box_unknown: 'Die Website kennt diese Box nicht. Verbinden Sie sie unter Boxen.',
  line_box_already_connected:
    'Ein anderer Computer mit dieser Identität ist verbunden. Schalten Sie einen der beiden aus.',
  line_refused: 'Die Verbindung wurde geschlossen: {{reason}}',
  facts_behind: 'Noch zu übertragen',
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
  device_others: 'Druckerfehler: aus- und einschalten',
  kind_printer: 'Drucker',
  kind_drawer: 'Kassenlade',
  kind_display: 'Kundenanzeige',
  kind_scanner: 'Scanner',
  kind_terminal: 'Kartenterminal',
  device_key_refused: 'Schlüssel abgelehnt',
  device_configured: 'Eingerichtet',
  device_payments_off: 'Onlinekauf nicht möglich',
  device_mail_off: 'E-Mails warten',
  pages_open_one: '{{count}} Seite offen',
  pages_open_other: '{{count}} Seiten offen',
  kind_payments: 'Zahlungen',
  kind_mail: 'E-Mail',
  kind_page: 'Live-Seiten',
  kind_paper: 'Druckvorschau',
  journal: 'Details',
  journal_none: 'Noch ist nichts geschehen.',
  stream: 'Quelle',
  newest_fact: 'Neuester Eintrag',
  hash: 'Prüfsumme',

  fork_title: 'Zwei Stände',
  fork_what:
    'Ein Computer wurde auf einen älteren Stand zurückgesetzt und hat von dort weitergemacht. Bis Nummer {{seq}} von {{origin}} sind beide Seiten gleich. Bis Sie entscheiden, wird nichts mehr übernommen.',
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
    'Von dort geht es weiter. Kassenverkäufe der anderen Seite werden übernommen, wo ihr Platz noch frei ist; der Rest steht unten unter „Zu spät gekommen“.',
  keep_do: 'Diesen Stand behalten',
  displaced_title: 'Gäste ohne ihren Platz',
  displaced_what:
    'Diese Verkäufe kamen nach einer Reparatur zurück oder blieben, als eine von zwei Fassungen gewählt wurde, aber der Platz gehört jemand anderem oder die Vorstellung gibt es nicht mehr. Der Gast hat bezahlt: Bieten Sie einen anderen Platz an oder erstatten Sie.',
  reinstated_title: 'Von Kassen und Scannern zurückgebracht',
  reinstated_what:
    'Das fehlte auf der Box, und eine Kasse oder ein Scanner hatte es noch. Sehen Sie es einmal durch; zu tun ist nichts.',
  reinstated_by: 'Dort angemeldet',
  reinstated_sale: 'Verkauf',
  reinstated_refund: 'Erstattung',
  reinstated_exchange: 'Umtausch',
  reinstated_admission: 'Einlass',
  reinstated_undo: 'Einlass zurückgenommen',
  bills_twice_title: 'Zwei Bestellungen unter einer Nummer',
  bills_twice_what:
    'Zwei Bestellungen haben dieselbe interne Nummer bekommen. Jede hat ihren eigenen Beleg, und ihre Tickets gelten. Das tut nur ein defektes Programm oder jemand, der betrügt: Sehen Sie nach, wer an der Kasse verkauft hat.',
  bills_twice_site: 'Website',
  bills_twice_register: 'Kasse',
  paid_twice_title: 'Zweimal ausgezahlt',
  paid_twice_what:
    'Eine Kasse hatte dieses Geld ausgezahlt, bevor die Box verloren ging, und danach wurde es noch einmal ausgezahlt. Bitten Sie den Gast darum, oder buchen Sie es im Kassenbuch aus.',
  quarantined_title: 'Zu spät gekommen',
  quarantined_what:
    'Auf einem Computer ist etwas geschehen, der schon ersetzt war. Es zählt nicht. Vergleichen Sie die Verkäufe mit den Belegen und gleichen Sie den Unterschied selbst aus.',
  displaced_bill: 'Bestellung',
  displaced_seat: 'Platz',
  displaced_show: 'Vorstellung',
  quarantined_kind: 'Was',
  quarantined_total: 'Betrag',
  quarantined_place: 'Steht bei',
  quarantined_sale: 'Verkauf',
  quarantined_refund: 'Erstattung',
  quarantined_admission: 'Ticket geprüft',
  quarantined_anything: 'Anderes',
  aside_when: 'Wann',
}

import type { RefusalSentences } from './en.ts'

export const de: RefusalSentences = {
  'refusal.invalid_input': 'Bitte die markierten Felder prüfen.',
  'refusal.not_found': 'Hier gibt es nichts.',
  'refusal.host_unknown': 'Unter dieser Adresse gibt es kein Kino.',
  'refusal.host_unexpected':
    'Dieses Gerät heißt nicht {{host}}. Öffnen Sie es unter seiner eigenen Adresse; ein eigener Name gehört in die Einstellung FOYER_HOSTS.',
  'refusal.schedule_unknown': 'Diese Vorstellung kennen wir nicht.',
  'refusal.movie_unknown': 'Diesen Film kennen wir nicht.',
  'refusal.bill_unknown': 'Diesen Kauf finden wir nicht.',
  'refusal.payment_unknown': 'Diese Zahlung finden wir nicht.',
  'refusal.version_unknown': 'Wählen Sie eine Fassung des Films.',
  'refusal.screen_unknown': 'Wählen Sie einen Saal.',
  'refusal.seat_unknown': '{{seats}}: Diesen Platz gibt es in diesem Saal nicht.',
  'refusal.rate_unknown': 'Dieser Preis wird nicht mehr angeboten. Wählen Sie einen anderen.',
  'refusal.rate_limit': '{{rate}}: zwischen {{min}} und {{max}} Tickets.',
  'refusal.product_unknown': 'Dieser Artikel wird nicht mehr verkauft.',
  'refusal.nothing_chosen': 'Es ist noch nichts ausgewählt.',
  'refusal.cash_short': 'Das Bargeld reicht noch nicht.',
  'refusal.total_changed': 'Der Preis hat sich inzwischen geändert. Bitte die neue Summe ansehen.',
  'refusal.seat_taken': '{{seats}} ist nicht mehr frei. Wählen Sie einen anderen Platz.',
  'refusal.seats_elsewhere':
    '{{seats}} kann nur die andere Seite verkaufen, bis die Leitung wieder steht. Wählen Sie einen anderen Platz.',
  'refusal.blocked_elsewhere':
    '{{seats}} wurde auf der anderen Seite gesperrt, im Kino oder im Portal im Internet. Geben Sie den Platz dort wieder frei.',
  'refusal.not_enough_seats': 'Nur noch {{free}} Plätze frei.',
  'refusal.pair_split':
    'Die zwei Hälften eines Kuschelsitzes gehören zusammen: Nehmen Sie {{seats}} dazu oder wählen Sie einen anderen Platz.',
  'refusal.companion_alone':
    'Dieser Platz ist für die Begleitung eines Rollstuhlgasts: Wählen Sie ihn zusammen mit {{seats}}.',
  'refusal.seats_too_close':
    'Bitte halten Sie Abstand: {{seats}} neben diesen Plätzen ist vergeben. Wählen Sie andere.',
  'refusal.seat_left_alone':
    '{{seats}} bliebe einzeln zwischen anderen frei. Rücken Sie um einen Platz oder nehmen Sie ihn dazu.',
  'refusal.kept_for_register':
    'Die letzten Plätze dieser Vorstellung sind für die Kinokasse reserviert. Plätze, die Sie hier noch bekommen: {{free}}.',
  'refusal.too_many_baskets':
    'Sie halten schon in {{most}} anderen Einkäufen Plätze. Schließen Sie einen ab oder geben Sie ihn frei und versuchen Sie es noch einmal.',
  'refusal.too_many_seats':
    'Hier können Sie {{most}} Plätze gleichzeitig halten. Bezahlen Sie zuerst einige; für eine große Gruppe rufen Sie bitte das Kino an.',
  'refusal.too_many_unpaid':
    '{{most}} Ihrer Einkäufe sind noch nicht bezahlt. Bezahlen Sie einen oder brechen Sie ihn ab und versuchen Sie es noch einmal.',
  'refusal.address_crowded':
    'In Ihrem Netz kaufen gerade viele Leute Plätze dieser Vorstellung. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  'refusal.not_sold_here': 'Diese Vorstellung wird hier nicht verkauft.',
  'refusal.sales_closed': 'Der Verkauf für diese Vorstellung ist beendet.',
  'refusal.schedule_cancelled': 'Diese Vorstellung wurde abgesagt.',
  'refusal.schedule_started': 'Diese Zeit ist schon vorbei. Wählen Sie eine spätere.',
  'refusal.film_not_yet': 'Dieser Film läuft ab dem {{day}}.',
  'refusal.schedule_too_far': 'Vorstellungen können höchstens {{years}} Jahre im Voraus geplant werden.',
  'refusal.screen_occupied': '{{movie}} belegt den Saal von {{from}} bis {{until}}, Reinigung inbegriffen.',
  'refusal.schedule_over': 'Diese Vorstellung ist vorbei.',
  'refusal.plan_empty': 'Dieser Plan hat noch keine Plätze.',
  'refusal.plan_too_large':
    'Dieser Plan ist größer als 1.500 Plätze, 100 Reihen oder 120 Plätze in der Breite.',
  'refusal.plan_seats_clash': '{{seats}}: Zwei Plätze liegen am selben Ort oder haben dieselbe Kennung.',
  'refusal.plan_name_twice':
    '{{seats}}: Ein anderer Platz hat dieselbe Reihe und Nummer. Bitte neu benennen.',
  'refusal.plan_pair_broken':
    '{{seats}}: Kuschelsitze und Begleitplätze brauchen die andere Hälfte direkt daneben.',
  'refusal.plan_id_reused':
    '{{seats}}: Diese Kennung gehörte einem anderen Platz dieses Saals. Plätze behalten ihre Kennung für immer; bitte neu zeichnen.',
  'refusal.seat_plan_differs':
    '{{screen}} hat einen anderen Sitzplan, und eine Vorstellung behält den, nach dem ihre Tickets verkauft werden. Sagen Sie sie ab und planen Sie sie dort neu.',
  'refusal.show_has_sales':
    'Plätze verkauft oder gerade im Kauf: {{count}}. Die Vorstellung lässt sich nicht neu planen. Verlegen Sie sie auf eine andere Zeit, oder sagen Sie sie ab und erstatten Sie.',
  'refusal.conflict_changed': 'Das hat sich inzwischen geändert. Sehen Sie die Liste noch einmal an.',
  'refusal.request_reused': 'Diese Anfrage wurde schon für etwas anderes verwendet. Bitte neu beginnen.',
  'refusal.voucher_unknown':
    'Diesen Gutscheincode kennen wir nicht. Lesen Sie ihn noch einmal vom Papier ab.',
  'refusal.voucher_not_here':
    'Ohne Verbindung ist dieser Code hier nicht bekannt. Die Leitung kann ihn annehmen.',
  'refusal.voucher_cancelled': 'Dieser Gutschein wurde storniert.',
  'refusal.voucher_too_early': 'Dieser Gutschein gilt erst ab {{day}}.',
  'refusal.voucher_too_late': 'Dieser Gutschein galt bis {{day}}.',
  'refusal.voucher_resting':
    'Dieser Gutschein wurde vor weniger als {{minutes}} Minuten benutzt. Bitte kurz warten.',
  'refusal.voucher_used_up':
    'Auf diesem Gutschein übrig: {{left}}. Ist er aufgebraucht, bitten Sie den Gast um die Karte.',
  'refusal.voucher_not_for_rate':
    '{{rate}} lässt sich nicht mit einem Gutschein bezahlen. Wählen Sie einen anderen Preis.',
  'refusal.voucher_type_unknown': 'Diese Art Gutschein wird nicht mehr verkauft.',
  'refusal.vat_day_twice': 'Zwei Sätze beginnen am selben Tag. Behalten Sie einen davon.',
  'refusal.last_admin':
    'Das ist die letzte Person, die alles darf. Geben Sie dieses Recht zuerst jemand anderem.',
  'refusal.grants_more': 'Niemand kann Rechte vergeben, die er selbst nicht hat.',
  'refusal.discount_limit': 'Sie dürfen bis zu {{limit}} € je Beleg nachlassen. Fragen Sie die Leitung.',
  'refusal.discount_too_much': 'Das ist mehr, als es kostet.',
  'refusal.refund_limit': 'Sie dürfen bis zu {{limit}} € eines Belegs erstatten. Fragen Sie die Leitung.',
  'refusal.turns_step': 'Wählen Sie {{min}} bis {{max}} Eintritte, in Schritten von {{step}}.',
  'refusal.turns_elsewhere':
    'Die Eintritte dieses Gutscheins sind gerade nicht zu holen. Warten Sie auf die Verbindung; an der Kasse kann die Leitung es erlauben.',
  'refusal.override_not_needed': 'Die Eintritte dieses Gutscheins sind hier. Verkaufen Sie ganz normal.',
  'refusal.debt_unknown': 'Diesen offenen Eintritt kennen wir nicht.',
  'refusal.bill_elsewhere':
    'Dieser Beleg wurde auf der anderen Seite verkauft, und nur diese kann ihn ändern. Fordern Sie dort die Erstattung an.',
  'refusal.bill_not_paid': 'Dieser Beleg wurde nicht bezahlt, es gibt also nichts zurückzugeben.',
  'refusal.nothing_to_refund': 'Das wurde schon zurückgegeben. Sehen Sie sich den Beleg noch einmal an.',
  'refusal.refund_needs_manager':
    '{{seats}}: schon am Einlass benutzt. Eine Leitungsperson muss sich anmelden und erstatten.',
  'refusal.voucher_in_use':
    '{{code}}: Dieser Gutschein wurde benutzt, oder seine Eintritte liegen anderswo. Erstatten Sie den Rest des Belegs ohne ihn.',
  'refusal.refund_asked':
    'Für diesen Beleg wurde schon eine Erstattung angefordert. Warten Sie die Antwort ab.',
  'refusal.refund_request_unknown': 'Wir kennen diese Anforderung einer Erstattung nicht.',
  'refusal.refund_answered': 'Diese Anforderung wurde schon beantwortet.',
  'refusal.exchange_dearer':
    'Die neuen Karten kosten mehr, und die Differenz kann nur an einer Kasse bezahlt werden.',
  'refusal.show_not_cancelled':
    'Diese Vorstellung wurde nicht abgesagt, ihre Karten bleiben also, wie sie sind.',
  'refusal.ticket_unknown': 'Dieses Ticket kennen wir nicht.',
  'refusal.ticket_seat_sold':
    'Platz {{seat}} ist unter einem anderen Ticket verkauft. Fragen Sie die Leitung, bevor jemand hineingeht.',
  'refusal.ticket_forged': 'Dieser Code stammt nicht von diesem Kino.',
  'refusal.ticket_used': 'Dieses Ticket wurde um {{time}} eingelöst.',
  'refusal.ticket_not_paid': 'Dieses Ticket wurde nicht bezahlt.',
  'refusal.ticket_refunded': 'Dieses Ticket wurde erstattet.',
  'refusal.ticket_exchanged': 'Diese Karte wurde umgetauscht. Der Gast hat eine neue.',
  'refusal.ticket_other_show': 'Dieses Ticket gilt für eine andere Vorstellung.',
  'refusal.ticket_other_cinema': 'Dieses Ticket gilt für {{cinema}}.',
  'refusal.ticket_show_unknown':
    'Dieses Ticket ist echt, aber seine Vorstellung ist in diesem Kino nicht bekannt. Vielleicht gilt es für ein anderes unserer Kinos.',
  'refusal.ticket_too_early': 'Die Vorstellung beginnt erst um {{time}}.',
  'refusal.ticket_too_late': 'Die Vorstellung endete um {{time}}.',
  'refusal.token_stale': 'Diese Seite ist schon lange offen. Bitte neu laden.',
  'refusal.not_signed_in': 'Bitte zuerst anmelden.',
  'refusal.not_allowed': 'Ihre Rolle erlaubt das nicht. Fragen Sie die Leitung.',
  'refusal.login_failed': 'Das stimmt nicht. Bitte noch einmal.',
  'refusal.login_throttled': 'Zu viele Versuche. Warten Sie {{seconds}} Sekunden.',
  'refusal.employee_unknown': 'Wir kennen diese Person nicht.',
  'refusal.secret_weak':
    'Das wird zuerst geraten. Wählen Sie etwas anderes, ohne Reihen oder Wiederholungen.',
  'refusal.email_taken': 'Diese Mailadresse gehört schon jemand anderem.',
  'refusal.reset_invalid': 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.',
  'refusal.no_user_for_email':
    'Für diese Person ist keine E-Mail-Adresse bekannt. Geben Sie ihr zuerst ein Passwort.',
  'refusal.own_account': 'Niemand sperrt sich selbst aus. Bitten Sie jemanden aus dem Team darum.',
  'refusal.set_at_relay': 'Das gilt auch in anderen Kinos. Stellen Sie es im Portal der Website ein.',
  'refusal.setting_elsewhere': 'Das gilt für alle Kinos gleich. Stellen Sie es für den Betreiber ein.',
  'refusal.too_many_requests': 'Zu viele Anfragen. Bitte kurz warten und noch einmal versuchen.',
  'refusal.module_inactive':
    'Dieses Modul ist für Ihr Konto nicht freigeschaltet. Bitte wenden Sie sich an Ihren Anbieter.',
  'refusal.not_offered':
    'Das wird hier zurzeit nicht verkauft. Ein Manager kann es in den Einstellungen ändern.',
  'refusal.module_off': 'Tickets können hier derzeit nicht gekauft werden.',
  'refusal.purchase_over':
    'Dieser Kauf kann nicht mehr bezahlt werden. Falls Geld abgebucht wurde, geht es an Sie zurück. Bitte beginnen Sie neu.',
  'refusal.provider_silent': 'Der Zahlungsanbieter antwortet nicht. Foyer fragt von selbst weiter.',
  'refusal.fork_unknown': 'Hier gibt es keine zwei Verläufe mehr. Sehen Sie noch einmal nach.',
  'refusal.fork_unsynced': 'Die Box hat noch nicht alles mitgeteilt. Versuchen Sie es gleich noch einmal.',
  'refusal.record_unknown': 'Das ist hier nicht bekannt. Sehen Sie die Liste noch einmal an.',
  'refusal.record_deleted': 'Das wurde inzwischen gelöscht und lässt sich nicht mehr ändern.',
  'refusal.changed_since': 'Das hat seither jemand geändert. Sehen Sie an, was jetzt dort steht.',
  'refusal.nothing_before': 'Davor gibt es nichts, wohin man zurückkönnte.',
  'refusal.still_used': 'Das wird noch verwendet und kann nicht gelöscht werden. „Verwendet in“ zeigt, wo.',
  'refusal.entry_unknown': 'Das wurde inzwischen erledigt. Sehen Sie die Liste noch einmal an.',
  'refusal.payment_method_unknown': 'Wählen Sie eine Zahlungsart.',
  'refusal.payment_too_much': 'Das ist mehr, als noch zu zahlen ist.',
  'refusal.payment_method_alone':
    'Diese Zahlungsart lässt sich nicht mit einem Gutschein verbinden. Wählen Sie eine andere, oder nehmen Sie den Gutschein heraus.',
  'refusal.provider_unknown': 'Dieser Zahlungsdienst ist hier nicht eingerichtet. Wählen Sie einen anderen.',
  'refusal.too_many_accounts':
    'Ein Betrieb hat höchstens {{most}} Konten bei Zahlungsdiensten. Verwenden Sie eines der vorhandenen.',
  'refusal.payment_unavailable':
    'Der Zahlungsdienst antwortet nicht. Ihre Plätze bleiben reserviert; versuchen Sie es gleich noch einmal.',
  'refusal.mail_not_set_up':
    'Es ist kein Mailserver eingerichtet. Tragen Sie einen in den Einstellungen ein.',
  'refusal.mail_failed': 'Der Mailserver hat die E-Mail nicht angenommen. Er sagte: „{{cause}}“.',
  'refusal.file_type': 'Wählen Sie ein Bild im Format JPEG, PNG, WebP oder AVIF.',
  'refusal.file_too_large':
    'Diese Datei ist größer als {{megabytes}} MB. Speichern Sie sie kleiner und versuchen Sie es noch einmal.',
  'refusal.founding_link_unknown':
    'Mit diesem Link lässt sich kein Kino gründen: Er ist falsch oder zu alt. Fordern Sie dort, wo das Relay läuft, einen neuen an.',
  'refusal.founding_link_used':
    'Dieser Link wurde schon benutzt: Gegründet wurde damit {{address}}. Melden Sie sich dort an.',
  'refusal.short_name_taken': 'Dieser Kurzname ist nicht frei. Wählen Sie einen anderen.',
  'refusal.host_taken': 'Dieser Hostname ist nicht frei. Wählen Sie einen anderen.',
  'refusal.relay_full':
    'Dieses Relay betreibt so viele Kinobetriebe, wie es kann ({{most}}). Ein weiteres Relay nimmt mehr auf.',
  'refusal.box_code_unknown':
    'Dieser Code ist falsch, benutzt oder zu alt. Erstellen Sie im Portal unter Boxen einen neuen.',
  'refusal.box_already_enrolled': 'Eine Box mit dieser Kennung ist bereits angemeldet.',
  'refusal.cinema_has_box':
    'Dieses Kino hat schon eine Box. Eine zweite würde seine Plätze doppelt verkaufen.',
  'refusal.relay_missing': 'Geben Sie den Code so ein, wie das Portal ihn zeigt, mit der Adresse davor.',
  'refusal.relay_silent':
    'Das Relay unter {{address}} antwortet nicht. Prüfen Sie die Adresse und die Internetverbindung dieser Box.',
  'refusal.relay_unknown':
    'Unter {{address}} antwortet kein Relay eines Kinos. Geben Sie die Adresse ein, unter der die Website zu erreichen ist.',
  'refusal.relay_unguarded':
    'Unter {{address}} könnte unterwegs jeder mitlesen. Geben Sie eine Adresse ein, die mit https:// beginnt.',
  'refusal.box_already_connected':
    'Eine Box mit dieser Kennung ist bereits verbunden. Zwei Geräte dürfen nicht dieselbe Identität haben.',
  'refusal.printer_twice':
    'Zwei Drucker dieses Kinos haben dieselbe Kennung. Entfernen Sie einen und tragen Sie ihn neu ein.',
  'refusal.printer_address':
    'Die Adresse eines Druckers muss im eigenen Netz des Kinos liegen, etwa tcp://192.168.1.50:9100, und nicht auf der Box selbst.',
  'refusal.other_cinema': 'Wählen Sie etwas aus demselben Kino.',
  'refusal.device_unknown': 'Dieses Gerät ist hier nicht zugelassen oder nicht mehr. Fragen Sie die Leitung.',
  'refusal.device_blocked': 'Dieses Gerät ist gesperrt. Fragen Sie die Leitung.',
  'refusal.device_name_taken': 'Ein anderes Gerät dieses Kinos heißt schon so.',
  'refusal.ask_unknown':
    'Dieses Gerät wartet nicht mehr auf Zulassung. Sehen Sie noch einmal auf seinen Bildschirm.',
  'refusal.let_in_at_portal':
    'Das Portal ist erreichbar: Lassen Sie das Gerät dort zu oder über den Link in der Mail.',
  'refusal.box_unknown': 'Diese Box ist hier nicht angemeldet.',
  'refusal.mirror_unavailable':
    'Die zweite Platte antwortet nicht; ohne sie wird nichts verkauft. Prüfen Sie die Platte auf der Zustandsseite.',
  'refusal.disk_full':
    'Die Platte der Datenbank ist voll; darum kann nichts verkauft oder geändert werden. Schaffen Sie Platz: Löschen Sie dort, was nicht gebraucht wird, oder bauen Sie eine größere ein. Dann geht es von selbst weiter.',
  'refusal.node_recovering': 'Das Kino holt nach einer Reparatur auf. Der Verkauf geht gleich weiter.',
  'refusal.cinema_not_synced':
    '{{cinemas}}: Nach einer Reparatur muss die Website erst hören, was dort verkauft wurde. Bis dahin wird hier nichts verkauft oder bezahlt. Nichts geht verloren; versuchen Sie es später noch einmal.',
  'refusal.node_outdated':
    'Diese Maschine hat eine ältere Version von Foyer als die, die hier zuvor verkauft hat. Aktualisieren Sie sie; der Verkauf geht dann von selbst weiter.',
  'refusal.not_recovering': 'Es läuft keine Wiederherstellung, hier ist nichts zu entscheiden.',
  'refusal.keyword_wrong': 'Tippen Sie das Wort {{word}} genau so, wie es hier steht.',
  'refusal.bundle_damaged':
    'Das ist keine vollständige Datei von Foyer. Kopieren Sie sie noch einmal oder holen Sie auf der anderen Seite eine neue.',
  'refusal.bundle_sealed':
    'Diese Datei ist für eine andere Maschine bestimmt. Holen Sie eine, die für diese bestimmt ist.',
  'refusal.bundle_forged':
    'Diese Datei hat keine Maschine dieses Hauses unterschrieben, oder sie wurde seither verändert. Nichts wurde übernommen. Holen Sie sie selbst noch einmal.',
  'refusal.bundle_too_new':
    'Diese Datei stammt von einer neueren Version von Foyer. Aktualisieren Sie zuerst diese Maschine; nichts wurde übernommen.',
  'refusal.bundle_other_exhibitor': 'Diese Datei gehört einem anderen Betreiber. Nichts wurde übernommen.',
  'refusal.bundle_other_cinema':
    'Diese Datei ist für ein anderes Kino. Nichts wurde übernommen; holen Sie die Datei für dieses Kino.',
  'refusal.bundle_same_side':
    'Diese Datei wurde auf dieser Seite gemacht und ist für die andere bestimmt: Bringen Sie sie dorthin.',
  'refusal.bundle_incomplete':
    'Vor dem Inhalt dieser Datei fehlt ein Stück, deshalb wurde nichts übernommen. Holen Sie eine neue Datei und wählen Sie „Alles von Anfang an“.',
  'refusal.line_is_up':
    'Die Leitung zu diesem Kino steht: Plätze wechseln von selbst, eine Datei muss keine übergeben.',
  'refusal.internal':
    'Bei uns ist etwas schiefgegangen. Wir suchen eine Lösung; bitte versuchen Sie es noch einmal.',
  'field.required': 'Bitte ausfüllen.',
  'field.invalid': 'Das ist nicht gültig.',
  'field.email': 'Das ist keine E-Mail-Adresse.',
  'field.email_not_confirmed': 'Die beiden E-Mail-Adressen sind verschieden.',
  'field.too_long': 'Das ist zu lang.',
  'field.too_short': 'Das ist zu kurz.',
  'field.search_short': 'Geben Sie mindestens {{min}} Zeichen ein.',
  'field.not_the_same': 'Die beiden sind nicht gleich.',
  'field.too_small': 'Das ist zu klein.',
  'field.too_big': 'Das ist zu groß.',
  'field.taken': 'Das gibt es schon. Wählen Sie etwas anderes.',
  'field.fixed': 'Das bleibt, wie es bei der Anlage war.',
  'field.gone': 'Das gibt es nicht mehr. Wählen Sie etwas anderes.',
  'field.unknown': 'Das ist hier nicht bekannt. Lassen Sie es weg.',
}

import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'refusal.voucher_unknown':
    'Dieser Code ist nicht bekannt. Prüfen Sie ihn und geben Sie ihn noch einmal ein.',
  'refusal.voucher_not_here':
    'Ohne Verbindung ist dieser Code hier nicht bekannt. Die Leitung kann ihn annehmen.',
  'refusal.voucher_not_paid': 'Dieser Gutschein ist noch nicht bezahlt. Er gilt, sobald das Geld da ist.',
  'refusal.card_in_payment':
    'Gerade bezahlt jemand auf der Website damit. Versuchen Sie es in einigen Minuten noch einmal.',
  'refusal.card_empty':
    'Auf diesem Gutschein ist nichts mehr, also gibt es nichts zu übertragen. Nehmen Sie ihn zurück.',
  'refusal.card_not_used_up':
    'Diese Karte ist nicht aufgebraucht. Besuche: {{left}}, für Snacks: {{value}} €. Geben Sie sie dem Kunden zurück.',
  'refusal.card_taken_back': 'Diese Karte wurde schon zurückgenommen: {{by}}.',
  'refusal.card_not_taken_back': 'Diese Karte ist nicht mehr zurückgenommen. Scannen Sie sie noch einmal.',
  'refusal.card_needs_connection': 'Umtauschen geht nur mit Verbindung. Bis dahin gilt der alte Gutschein.',
  'refusal.voucher_cancelled': 'Dieser Gutschein wurde storniert und gilt nicht mehr.',
  'refusal.voucher_too_early': 'Dieser Gutschein gilt erst ab {{day}}.',
  'refusal.voucher_too_late': 'Dieser Gutschein ist am {{day}} abgelaufen.',
  'refusal.voucher_resting':
    'Dieser Gutschein wurde gerade benutzt. Er lässt sich {{minutes}} Minuten danach wieder benutzen.',
  'refusal.voucher_at_box_office':
    'So kurze Codes werden nur an der Kasse angenommen. Bitte zeigen Sie den Gutschein dort vor.',
  'refusal.several_persons':
    'Diese Nummer haben Bestellungen mehrerer Kunden: {{cinemas}}. Suchen Sie stattdessen nach der E-Mail-Adresse.',
  'refusal.takeover_in_training':
    'Während des Trainings werden keine Gutscheine übernommen: Am Eröffnungstag wären sie weg. Übernehmen Sie sie dann.',
  'refusal.voucher_code_taken': 'Diesen Code hat bereits ein anderer Gutschein. Wählen Sie einen anderen.',
  'refusal.voucher_code_unfit': 'Ein Code hat 4 bis 40 Buchstaben und Ziffern. Ändern Sie ihn.',
  'refusal.voucher_used_up': 'Auf diesem Gutschein übrig: {{left}}. Zahlen Sie den Rest auf andere Weise.',
  'refusal.voucher_ticket_too_dear':
    'Dieser Gutschein bezahlt Tickets bis {{most}} €, {{rate}} kostet mehr. Bezahlen Sie es anders oder wählen Sie ein anderes Ticket.',
  'refusal.voucher_not_for_rate':
    '{{rate}} lässt sich nicht mit einem Gutschein bezahlen. Wählen Sie einen anderen Tarif.',
  'refusal.voucher_type_unknown': 'Diese Art Gutschein wird nicht mehr verkauft. Wählen Sie eine andere.',
  'refusal.least_above_most':
    'Der kleinste Wert darf nicht über dem größten liegen, {{max}}. Ändern Sie einen der beiden.',
  'refusal.top_up_not_sold':
    'Diese Karte lässt sich an der Kasse nicht aufladen: Ihre Art hat kein Guthaben für Snacks oder wird nicht mehr verkauft. Die Leitung kann sie im Portal aufladen.',
  'refusal.turns_step': 'Wählen Sie {{min}} bis {{max}} Besuche, in Schritten von {{step}}.',
  'refusal.refreshments_step':
    'Wählen Sie einen Wert von {{min}} € bis {{max}} €, in Schritten von {{step}} €.',
  'refusal.refreshments_used_up':
    'Auf diesem Gutschein für Snacks und Getränke übrig: {{left}} €. Zahlen Sie den Rest auf andere Weise.',
  'refusal.refreshments_elsewhere':
    'Das Guthaben für Snacks auf diesem Gutschein ist gerade nicht nutzbar. Warten Sie auf die Verbindung, oder zahlen Sie anders.',
  'refusal.refreshments_not_bought':
    'Das Guthaben für Snacks bezahlt nur Snacks und Getränke. Das ist mehr, als sie kosten.',
  'refusal.turns_elsewhere':
    'Die Besuche dieses Gutscheins sind gerade nicht nutzbar. Warten Sie auf die Verbindung; an der Kasse kann die Leitung sie freigeben.',
  'refusal.override_not_needed':
    'Die Besuche dieses Gutscheins sind hier verfügbar. Verkaufen Sie ganz normal.',
  'refusal.debt_unknown': 'Dieser Besuch steht nicht mehr auf der Liste. Sehen Sie die Liste noch einmal an.',
  'refusal.voucher_in_use':
    '{{code}}: Dieser Gutschein wurde benutzt, aufgeladen oder auf eine andere Karte übertragen und lässt sich nicht erstatten. Erstatten Sie den Rest ohne ihn.',
  'refusal.package_unknown': 'Dieses Paket wird hier zurzeit nicht verkauft. Wählen Sie etwas anderes.',
  'refusal.package_price':
    'Ein Paket kostet höchstens so viel wie seine Gutscheine einzeln und mindestens den Wert für Snacks darauf. Ändern Sie den Preis oder den Inhalt.',
  'refusal.package_returned_whole':
    'Ein Paket wird nur als Ganzes erstattet. Wählen Sie alle seine Gutscheine.',
  'refusal.delivery_off':
    'Gutscheine werden zurzeit nicht an andere gemailt. Lassen Sie es weg und geben Sie den Gutschein selbst weiter.',
  'refusal.delivery_day':
    'Ein Gutschein wird zwischen {{from}} und {{day}} gemailt. Wählen Sie einen anderen Tag.',
  'refusal.delivery_over': 'Dieser Gutschein wird nicht mehr gemailt.',
  'refusal.delivery_done':
    'Es ändert sich nichts: Der Gutschein ist schon verschickt, oder die Adresse ist dieselbe.',
  'refusal.delivery_changed_enough': 'Das wurde schon {{most}}-mal geändert. Bitte fragen Sie das Kino.',
  'refusal.too_many_vouchers': 'Zusammen gehen höchstens {{most}} Gutscheine. Wählen Sie weniger.',
  'refusal.vouchers_not_sold':
    'Gutscheine können hier derzeit nicht gekauft werden. Bitte fragen Sie an der Kasse.',
}

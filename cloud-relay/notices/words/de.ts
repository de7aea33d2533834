import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  hello: 'Guten Tag {{name}},',
  notice_subject_one: '{{cinema}}: Bitte prüfen Sie etwas',
  notice_subject_other: '{{cinema}}: Bitte prüfen Sie {{count}} Punkte',
  notice_subject_over: '{{cinema}}: wieder in Ordnung',
  notice_over: 'Wieder in Ordnung:',
  notice_more_one: 'Und {{count}} weiteres, im Portal.',
  notice_more_other: 'Und {{count}} weitere, im Portal.',
  notice_open: 'Portal öffnen',
  notice_why:
    'Sie bekommen diese E-Mail, weil Sie für E-Mails an die Leitung eingetragen sind. Ändern Sie es im Portal unter Personal.',
  notice_box_unreachable:
    'Die Box von {{cinema}} ist seit {{since}} nicht erreichbar. Kino und Website verkaufen jeweils nur die Plätze, die sie haben.',
  notice_box_line:
    'Am {{since}} hat die Box von {{cinema}} etwas gesendet, was sie nicht darf. Nichts davon wurde angenommen. Sehen Sie unter Boxen nach.',
  notice_copy_trouble:
    'Auf die externe Sicherung von {{cinema}} ist seit {{since}} kein Verlass. Der Verkauf geht weiter. Sehen Sie unter Systemstatus nach.',
  notice_own_copy_trouble:
    'Auf die externe Sicherung des Servers der Website ist seit {{since}} kein Verlass. Der Verkauf geht weiter. Sehen Sie unter Systemstatus nach.',
  notice_mirror_lost:
    'Seit {{since}} fehlt die zweite Festplatte des Servers der Website. Die Website verkauft nichts, bis sie zurück ist.',
  notice_mirror_damaged:
    'Am {{since}} wurde auf der zweiten Festplatte des Servers der Website ein Schaden gefunden, der sich nicht reparieren ließ. Sehen Sie unter Systemstatus nach.',
  notice_disk_full:
    'Seit {{since}} ist die Festplatte des Servers der Website voll. Die Website verkauft nichts, bis Platz ist.',
  notice_outdated:
    'Seit {{since}} hat der Server der Website eine ältere Version von Foyer als zuvor. Aktualisieren Sie ihn; bis dahin verkauft er nichts.',
  notice_conflicts:
    'Seit {{since}} ist nach einer Reparatur etwas doppelt verkauft: {{count}}. Entscheiden Sie im Portal, wem es gehört.',
  notice_recovery_left:
    'Seit {{since}} ist nach einer Reparatur etwas zu entscheiden: {{count}}. Es steht im Portal unter Boxen.',
  notice_provider_silent:
    'Seit {{since}} antwortet der Zahlungsanbieter nicht zur Bestellung {{bill}}, {{sum}}.',
  notice_refund_failed:
    'Eine Erstattung von {{sum}} zur Bestellung {{bill}} wurde vom Zahlungsanbieter abgelehnt ({{since}}). Der Gast wartet darauf.',
  notice_refund_by_hand:
    'Eine Erstattung von {{sum}} zur Bestellung {{bill}} müssen Sie selbst auszahlen ({{since}}).',
  notice_charged_back: '{{sum}} von Bestellung {{bill}} hat die Bank des Gastes zurückgeholt ({{since}}).',
  notice_payment_mismatched:
    'Der Zahlungsanbieter meldet einen anderen Betrag als verlangt: Bestellung {{bill}}, {{sum}} ({{since}}).',
  notice_payment_found:
    'Beim Anbieter wurde eine Zahlung von {{sum}} gefunden, zu der es keine Bestellung gibt ({{since}}).',
  notice_seat_lost:
    'Ein Gast hat {{sum}} für Plätze bezahlt, die jemand anders hat: Bestellung {{bill}} ({{since}}). Erstatten Sie oder finden Sie andere Plätze.',
  notice_wallet_ends_one:
    'Das Zertifikat, mit dem Tickets für Apple Wallet unterschrieben werden, endet in {{count}} Tag. Machen Sie unter Einstellungen einen neuen Antrag und bringen Sie ihn zu Apple.',
  notice_wallet_ends_other:
    'Das Zertifikat, mit dem Tickets für Apple Wallet unterschrieben werden, endet in {{count}} Tagen. Machen Sie unter Einstellungen einen neuen Antrag und bringen Sie ihn zu Apple.',
  notice_wallet_over:
    'Das Zertifikat, mit dem Tickets für Apple Wallet unterschrieben werden, ist seit {{since}} abgelaufen. Bis es ein neues gibt, werden Gästen keine Tickets dafür angeboten.',
  notice_invoice_mails:
    '{{cinema}} hat an einem Tag mehr E-Mails mit Rechnungen bestellt, als ungeprüft verschickt werden ({{since}}). Nicht verschickt: {{count}}. Prüfen Sie, ob sie stimmen; wenn nicht, ersetzen Sie die Box, unter Boxen. Jede lässt sich bei ihrer Rechnung verschicken.',
}

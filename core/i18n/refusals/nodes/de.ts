import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'refusal.fork_unknown': 'Das wurde inzwischen entschieden. Sehen Sie die Seite noch einmal an.',
  'refusal.fork_unsynced': 'Die Box hat noch nicht alles gesendet. Versuchen Sie es gleich noch einmal.',
  'refusal.exhibitor_blocked':
    'Dieses Kino ist auf dem Server abgeschaltet. Fragen Sie, wer den Server betreibt.',
  'refusal.joined_enough': 'Höchstens {{most}} lassen sich verbinden. Entfernen Sie zuerst eines.',
  'refusal.founding_link_unknown':
    'Dieser Link ist falsch oder zu alt. Fordern Sie bei der Person, die den Server betreibt, einen neuen an.',
  'refusal.founding_link_used':
    'Dieser Link wurde schon benutzt: Gegründet wurde damit {{address}}. Melden Sie sich dort an.',
  'refusal.short_name_taken': 'Dieser Kurzname ist nicht frei. Wählen Sie einen anderen.',
  'refusal.host_taken': 'Dieser Hostname ist nicht frei. Wählen Sie einen anderen.',
  'refusal.relay_full':
    'Dieser Server betreibt so viele Kinobetriebe, wie er kann ({{most}}). Fragen Sie nach einem weiteren Server.',
  'refusal.box_code_unknown':
    'Dieser Code ist falsch, benutzt oder zu alt. Erstellen Sie im Portal unter Boxen einen neuen.',
  'refusal.box_already_enrolled':
    'Diese Box ist bereits mit einem Kino verbunden. Sehen Sie unter Boxen nach.',
  'refusal.cinema_has_box': 'Dieses Kino hat schon eine Box. Ersetzen Sie diese, wenn sie verloren ist.',
  'refusal.relay_missing': 'Geben Sie den Code so ein, wie das Portal ihn zeigt, mit der Adresse davor.',
  'refusal.relay_silent':
    'Die Cloud unter {{address}} antwortet nicht. Prüfen Sie die Adresse und die Internetverbindung dieser Box.',
  'refusal.relay_unknown': 'Unter {{address}} gibt es kein Kino. Geben Sie die Adresse der Website ein.',
  'refusal.relay_unguarded':
    'Die Verbindung zu {{address}} wäre nicht sicher. Geben Sie eine Adresse ein, die mit https:// beginnt.',
  'refusal.box_already_connected':
    'Diese Box läuft bereits auf einem anderen Computer. Schalten Sie einen der beiden aus.',
  'refusal.box_away':
    'Die Box des Kinos ist gerade nicht verbunden. Versuchen Sie es wieder, sobald sie es ist, oder öffnen Sie das Portal an der Box.',
  'refusal.box_unknown': 'Diese Box gehört nicht zu diesem Kino. Verbinden Sie sie mit einem neuen Code.',
  'refusal.mirror_unavailable':
    'Die zweite Festplatte antwortet nicht, darum wird nichts verkauft. Die Leitung kann sie unter Systemstatus prüfen.',
  'refusal.disk_full':
    'Die Festplatte ist voll, darum kann nichts verkauft oder geändert werden. Löschen Sie dort, was nicht gebraucht wird, oder bauen Sie eine größere ein; dann geht es von selbst weiter.',
  'refusal.node_recovering':
    'Das Kino holt nach einer Reparatur auf. Der Verkauf geht gleich weiter; bitte versuchen Sie es noch einmal.',
  'refusal.cinema_not_synced':
    '{{cinemas}}: Nach einer Reparatur holt die Website zuerst, was dort verkauft wurde. Nichts geht verloren; bitte versuchen Sie es später noch einmal.',
  'refusal.node_outdated':
    'Dieser Computer hat eine ältere Version von Foyer als zuvor. Aktualisieren Sie sie; dann geht der Verkauf von selbst weiter.',
  'refusal.not_recovering': 'Es läuft keine Wiederherstellung, hier ist nichts zu entscheiden.',
  'refusal.keyword_wrong': 'Tippen Sie das Wort {{word}} genau so, wie es hier steht.',
  'refusal.bundle_damaged':
    'Das ist keine vollständige Datei von Foyer. Kopieren Sie sie noch einmal oder laden Sie auf der anderen Seite eine neue herunter.',
  'refusal.bundle_sealed': 'Diese Datei ist für einen anderen Computer bestimmt. Nehmen Sie eine für diesen.',
  'refusal.bundle_forged':
    'Diese Datei stammt nicht von einem Ihrer Computer, oder sie wurde verändert. Nichts wurde übernommen. Laden Sie sie selbst noch einmal herunter.',
  'refusal.bundle_too_new':
    'Diese Datei stammt von einer neueren Version von Foyer. Aktualisieren Sie zuerst diesen Computer; nichts wurde übernommen.',
  'refusal.bundle_other_exhibitor': 'Diese Datei gehört einem anderen Betreiber. Nichts wurde übernommen.',
  'refusal.bundle_other_cinema':
    'Diese Datei ist für ein anderes Kino. Nichts wurde übernommen; laden Sie die Datei für dieses Kino herunter.',
  'refusal.bundle_same_side':
    'Diese Datei wurde hier gemacht und ist für die andere Seite: Bringen Sie sie dorthin.',
  'refusal.bundle_incomplete':
    'Ein früherer Teil fehlt, darum wurde nichts übernommen. Laden Sie eine neue Datei herunter und wählen Sie „Alles von Anfang an“.',
  'refusal.bundle_outdated':
    'Diese Datei ist aus der Zeit, bevor die Website Daten verloren hat, darum wurde nichts übernommen. Laden Sie dort eine neue Datei herunter oder verbinden Sie diese Box mit dem Internet; laden Sie diese Datei danach noch einmal hoch.',
  'refusal.line_is_up': 'Dieses Kino ist verbunden, Plätze wechseln von selbst. Eine Datei ist nicht nötig.',
}

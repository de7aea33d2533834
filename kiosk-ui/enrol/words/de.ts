import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  title: 'Eine neue Box',
  lead: 'Diese Box gehört noch zu keinem Kino. Geben Sie den Code aus dem Portal ein (Kino einrichten oder Boxen).',
  code: 'Code aus dem Portal',
  code_hint: 'Zum Beispiel kino.example/ABCD-EFGH-JKMN. Er gilt eine Stunde.',
  code_hint_relay: 'Der letzte Teil genügt: Diese Box gehört zu {{relay}}.',
  relay: 'Adresse der Website',
  relay_hint: 'Nur wenn sie nicht im Code steht.',
  enter: 'Box mit dem Kino verbinden',
  old_box:
    'Hat diese Box schon verkauft? Dann geben Sie keinen Code ein, sondern setzen Sie ihre Festplatte oder die zweite wieder ein.',
  asking: 'Verbindung wird aufgebaut …',
  starting: 'Die Box ist verbunden und startet. Die Kasse öffnet sich von selbst.',
  unreachable: 'Die Box antwortet nicht. Prüfen Sie das Netzwerk und versuchen Sie es noch einmal.',
}

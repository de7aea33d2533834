import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  title: 'Eine neue Box',
  lead: 'Diese Box gehört noch zu keinem Kino. Geben Sie den Code aus dem Portal ein: Kino einrichten oder Boxen.',
  code: 'Code aus dem Portal',
  code_hint: 'Etwa kino.example/ABCD-EFGH-JKMN. Er gilt eine Stunde.',
  code_hint_relay: 'Der letzte Teil genügt: Das Relay dieser Box ist {{relay}}.',
  relay: 'Adresse der Website',
  relay_hint: 'Nur wenn sie nicht im Code steht.',
  enter: 'Als Box dieses Kinos einrichten',
  old_box:
    'Hat diese Box schon verkauft? Dann geben Sie keinen Code ein, sondern setzen Sie ihre Festplatte oder die zweite wieder ein.',
  asking: 'Das Relay wird gefragt …',
  starting: 'Die Box hat ihr Kino und startet. Die Kasse öffnet sich von selbst.',
  unreachable: 'Die Box antwortet nicht. Prüfen Sie das Netzwerk und versuchen Sie es noch einmal.',
}

import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  snacks: 'Snacks und Getränke',
  snacks_hint: 'Holen Sie sie mit dem Code eines Tickets an der Theke ab. Preise inklusive Mehrwertsteuer.',
  snack_deposit: '+ {{price}} Pfand',
  snacks_more: 'Mehr: {{what}}',
  snacks_less: 'Weniger: {{what}}',
  snacks_full: 'Eine Bestellung fasst {{most}} Arten von Snacks.',
  collect: 'Holen Sie sie an der Theke ab: Zeigen Sie den Code eines Tickets.',
  collected: 'Ausgegeben: {{when}}.',
  at_counter: 'Abzuholen',
}

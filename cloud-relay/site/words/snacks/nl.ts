import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  snacks: 'Snacks en drankjes',
  snacks_hint: 'Haal ze af aan de toog met de code van een ticket. Prijzen inclusief btw.',
  snack_deposit: '+ {{price}} statiegeld',
  snacks_more: 'Meer: {{what}}',
  snacks_less: 'Minder: {{what}}',
  snacks_full: 'Een bestelling bevat {{most}} soorten snacks.',
  collect: 'Haal ze af aan de toog: toon de code van een ticket.',
  collected: 'Afgegeven: {{when}}.',
  at_counter: 'Af te halen',
}

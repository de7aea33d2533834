import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const nl: Sentences<keyof typeof en> = {
  balance_title: 'Saldo van een cadeaubon',
  balance_lead: 'Vul de code van een cadeaubon of abonnement in om te zien wat er nog op staat.',
  balance_check: 'Saldo bekijken',
  balance_turns: 'Bezoeken over',
  balance_over: 'Deze cadeaubon is verlopen. De kassa helpt je graag.',
  balance_use: 'Kies een voorstelling',
  balance_use_hint: 'De code is al ingevuld als je je tickets kiest.',
  balance_snacks: 'Het bedrag voor snacks en drankjes geef je uit aan de balie.',
  balance_empty: 'Er staat niets meer op deze cadeaubon.',
}

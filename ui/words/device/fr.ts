import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  device_new: 'Nouvel appareil',
  device_code: 'Cet appareil attend d’être admis',
  device_next:
    'Dans le portail, ouvrez « Appareils » et admettez celui qui porte ce code. La suite est automatique.',
  device_next_cut:
    'Le site est injoignable. Un responsable peut admettre l’appareil ici, ou dans le portail du boîtier.',
  device_many: 'Trop d’appareils demandent à la fois. Celui-ci réessaie automatiquement.',
  device_blocked: 'Cet appareil est bloqué',
  device_blocked_next:
    'Personne ne peut travailler ici tant qu’un responsable ne l’autorise pas à nouveau dans le portail.',
  device_by_pin: 'Un responsable est présent',
  device_by_pin_missing: 'Donnez un nom à l’appareil, puis votre nom et votre PIN.',
  device_name: 'Nom de cet appareil',
  device_manager: 'Votre nom ou votre e-mail',
  device_pin: 'Votre PIN',
  device_let_in: 'Admettre cet appareil',
}

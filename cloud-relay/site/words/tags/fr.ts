import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  tags_title: 'Pouvons-nous mesurer votre visite ?',
  tags_what:
    'Avec Tag Manager de Google, nous saurions quelles pages vous aident à trouver un film. Rien n’en est chargé sans votre accord, et tout fonctionne dans les deux cas.',
  tags_privacy: 'Protection des données',
  tags_allow: 'Accepter',
  tags_refuse: 'Refuser',
  tags_change: 'Mesure d’audience',
  tags_now_allowed: 'Pour l’instant, vous l’acceptez.',
  tags_now_refused: 'Pour l’instant, vous la refusez.',
}

import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  camera: 'Ce que voit la caméra',
  camera_aim: 'Placez le code dans le cadre',
  camera_starting: 'La caméra démarre …',
  camera_torch: 'Lampe',
  camera_off: 'Arrêter la caméra',
  camera_large: 'Retour à la caméra',
  camera_again: 'Réessayer',
  camera_without: 'Sans la caméra',
  camera_secure: 'Vers l’adresse sécurisée',
  camera_error_insecure:
    'Les navigateurs n’ouvrent la caméra qu’à l’adresse sécurisée du boîtier : configurez-la une fois sur ce téléphone.',
  camera_error_refused:
    'Cette page ne peut pas utiliser la caméra : autorisez-la dans les réglages du navigateur, puis réessayez.',
  camera_error_busy: 'Une autre application utilise la caméra : fermez-la, puis réessayez.',
  camera_error_none: 'Aucune caméra trouvée : branchez-en une, ou saisissez les codes.',
  camera_error_reader:
    'Le lecteur de codes ne s’est pas chargé : vérifiez la connexion au boîtier, puis réessayez.',
  camera_error_failed: 'La caméra ne démarre pas : réessayez, ou redémarrez l’appareil.',
}

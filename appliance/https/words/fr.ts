import type { Words } from '../words.ts'

export const fr: Words = {
  title: 'L’adresse sécurisée de ce boîtier',
  lead: 'En http, quiconque partage ce réseau peut lire ce qui passe, codes PIN compris, et les navigateurs ne donnent pas la caméra à une page. En https, personne ne le peut. Pour cela, un appareil doit faire confiance à ce boîtier une fois.',
  off: 'Ce boîtier n’a pas encore d’adresse sécurisée.',
  off_how: 'La personne qui le gère indique FOYER_HTTPS_PORT dans ses réglages et le redémarre.',
  here: 'Cet appareil fait confiance au boîtier : cette page vient de son adresse sécurisée.',
  brought:
    'Ce boîtier présente un certificat que les navigateurs connaissent déjà. Il n’y a rien à installer : ouvrez l’adresse sécurisée.',
  step_get: 'Charger le certificat du boîtier',
  step_get_how:
    'Ouvrez cette page sur l’appareil lui-même, par son adresse ou par ce code, et chargez le fichier.',
  download: 'Charger le certificat',
  step_compare: 'Comparer',
  step_compare_how:
    'L’appareil affiche une empreinte (SHA-256) de ce à quoi il va faire confiance. Ce doit être celle-ci. Le portail du site l’affiche sous Boîtiers.',
  step_trust: 'Faire confiance',
  android: 'Android',
  android_how:
    'Paramètres, puis Sécurité, puis Chiffrement et identifiants, puis Installer un certificat, puis Certificat CA. Choisissez le fichier chargé.',
  iphone: 'iPhone et iPad',
  iphone_how:
    'Chargez-le dans Safari. Réglages, puis Profil téléchargé, puis Installer. Ensuite Général, puis Informations, puis Réglages de confiance des certificats : activez ce boîtier.',
  windows: 'Windows',
  windows_how:
    'Ouvrez le fichier, puis Installer un certificat, puis Ordinateur local, et choisissez Autorités de certification racines de confiance.',
  mac: 'Mac',
  mac_how: 'Ouvrez le fichier et, dans Trousseaux d’accès, réglez-le sur Toujours approuver.',
  linux: 'Bornes avec Chromium sous Linux',
  linux_how: 'Placez ce fichier dans /etc/chromium/policies/managed et relancez Chromium :',
  policy: 'Charger la règle',
  step_open: 'Ouvrir l’adresse sécurisée',
  step_open_how:
    'Un responsable y autorise l’appareil une fois de plus : en https, c’est un appareil à part.',
  register: 'Caisse',
  scanner: 'Scanner',
  limits:
    'La confiance vaut pour ce boîtier, pour les noms et les adresses du réseau propre d’un bâtiment. Il ne peut se porter garant d’aucun autre site.',
}

import type { Words } from '../words.ts'

export const nl: Words = {
  title: 'Het veilige adres van deze box',
  lead: 'Via http kan iedereen op dit netwerk meelezen, ook pincodes, en browsers geven een pagina geen camera. Via https kan niemand dat. Daarvoor moet een apparaat deze box één keer vertrouwen.',
  off: 'Deze box heeft nog geen veilig adres.',
  off_how: 'Wie hem beheert, zet FOYER_HTTPS_PORT in de instellingen en start hem opnieuw.',
  here: 'Dit apparaat vertrouwt de box: deze pagina komt van het veilige adres.',
  brought:
    'Deze box toont een certificaat dat browsers al kennen. Er hoeft niets geïnstalleerd te worden: open het veilige adres.',
  step_get: 'Het certificaat van de box laden',
  step_get_how: 'Open deze pagina op het apparaat zelf, via het adres of deze code, en laad het bestand.',
  download: 'Certificaat laden',
  step_compare: 'Vergelijken',
  step_compare_how:
    'Het apparaat toont een vingerafdruk (SHA-256) van wat het gaat vertrouwen. Het moet deze zijn. Het portaal van de website toont hem onder Boxen.',
  step_trust: 'Vertrouwen',
  android: 'Android',
  android_how:
    'Instellingen, dan Beveiliging, dan Versleuteling en inloggegevens, dan Een certificaat installeren, dan CA-certificaat. Kies het geladen bestand.',
  iphone: 'iPhone en iPad',
  iphone_how:
    'Laad het in Safari. Instellingen, dan Profiel gedownload, dan Installeer. Daarna Algemeen, dan Info, dan Vertrouwensinstellingen certificaten: zet deze box aan.',
  windows: 'Windows',
  windows_how:
    'Open het bestand, dan Certificaat installeren, dan Lokale computer, en kies Vertrouwde basiscertificeringsinstanties.',
  mac: 'Mac',
  mac_how: 'Open het bestand en zet het in Sleutelhangertoegang op Vertrouw altijd.',
  linux: 'Kiosken met Chromium op Linux',
  linux_how: 'Zet dit bestand in /etc/chromium/policies/managed en start Chromium opnieuw:',
  policy: 'Beleid laden',
  step_open: 'Het veilige adres openen',
  step_open_how:
    'Een manager laat het apparaat daar nog één keer toe: via https is het een apparaat op zich.',
  register: 'Kassa',
  scanner: 'Scanner',
  limits:
    'Vertrouwd wordt deze box, voor namen en adressen op het eigen netwerk van een gebouw. Voor een andere website kan hij niet instaan.',
}

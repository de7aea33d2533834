import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'refusal.printer_twice':
    'Deux imprimantes de ce cinéma sont identiques. Retirez-en une et saisissez-la de nouveau.',
  'refusal.printer_address':
    'L’adresse d’une imprimante doit être dans le réseau du cinéma, comme tcp://192.168.1.50:9100, et non le boîtier lui-même.',
  'refusal.printer_trouble':
    'La page n’est pas sortie. Vérifiez que l’imprimante est allumée et fermée, qu’elle a du papier et que son adresse est juste.',
  'refusal.slip_lines_required':
    'Il manque une ligne que la loi, ou le papier lui-même, exige. Cochez chaque ligne qui le dit.',
  'refusal.slip_template_twice': 'Ce cinéma a déjà un modèle de ce papier. Modifiez celui-là.',
  'refusal.line_display_twice':
    'Deux afficheurs de ce cinéma sont les mêmes. Retirez-en un et saisissez-le de nouveau.',
  'refusal.line_display_connection':
    'Un afficheur est branché sur une ligne série comme serial:ttyUSB0, ou sur une imprimante comme printer:Caisse.',
  'refusal.hand_scanner_twice':
    'Deux douchettes de ce cinéma sont les mêmes. Retirez-en une et saisissez-la de nouveau.',
  'refusal.hand_scanner_connection':
    'Une douchette est une ligne série comme serial:ttyACM0, un clavier par son nom comme input:usb-Marque_Modele-event-kbd, ou un modèle HID-POS comme hid:0c2e:0901.',
  'refusal.other_cinema': 'Choisissez quelque chose du même cinéma.',
  'refusal.device_unknown': 'Cet appareil n’est pas admis ici, ou ne l’est plus. Demandez à un responsable.',
  'refusal.device_blocked': 'Cet appareil est bloqué. Demandez à un responsable.',
  'refusal.device_name_taken': 'Un autre appareil de ce cinéma porte déjà ce nom. Choisissez-en un autre.',
  'refusal.ask_unknown': 'Cet appareil n’attend plus. Regardez de nouveau son écran.',
  'refusal.let_in_at_portal':
    'Le portail est joignable : admettez l’appareil là-bas, ou par le lien dans le mail.',
  'refusal.not_a_register': 'Seules les caisses affichent des annonces. Retirez les autres appareils.',
  'refusal.not_a_wall':
    'Seuls les écrans d’affichage montrent de la publicité. Retirez les autres appareils.',
  'refusal.command_unknown':
    'Ce code de commande n’est pas valable ici, ou ne l’est plus. Imprimez une nouvelle feuille dans le portail.',
  'refusal.command_sheet_off':
    'Les codes de commande sont désactivés ici. Saisissez d’abord un numéro de feuille dans les réglages.',
  'refusal.bell_unknown': 'Cet appel est terminé. Plus personne n’y attend.',
}

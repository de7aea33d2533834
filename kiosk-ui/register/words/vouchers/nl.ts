import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  vouchers: 'Cadeaubonnen',
  voucher_code: 'Code van de cadeaubon',
  voucher_code_how: 'Scan de code of typ hem zoals hij gedrukt staat.',
  voucher_look: 'Opzoeken',
  voucher_accept: 'Aanvaarden met een manager',
  voucher_sell: 'Een cadeaubon verkopen',
  voucher_turns_one: '1 beurt',
  voucher_turns_other: '{{count}} beurten',
  voucher_left: 'van {{turns}} beurten over',
  voucher_valid: 'Geldig van {{from}} tot en met {{until}}',
  voucher_valid_ever: 'Geldig vanaf {{from}}, zonder einddatum',
  voucher_elsewhere_one: '1 beurt staat bij: {{place}}.',
  voucher_elsewhere_other: '{{count}} beurten staan bij: {{place}}.',
  voucher_elsewhere_next:
    'Hier te gebruiken als de verbinding er weer is, of met toestemming van een manager.',
  voucher_twice: 'Deze cadeaubon ligt al in het mandje: {{code}}. Kies daar hoeveel beurten ze betaalt.',
  voucher_use: 'Deze cadeaubon gebruiken',
  card_exchange: 'Omruilen voor een nieuwe kaart',
  card_new_code: 'Code van de nieuwe kaart',
  card_new_code_how: 'Scan of typ de code op de nieuwe kaart. Niemand mag ze al gebruikt hebben.',
  card_move: 'Alles overzetten',
  card_moved: 'Alles staat op de nieuwe kaart: {{code}}. De oude is niets meer waard; houd ze bij.',
  voucher_use_how:
    'Hij betaalt de gekozen tickets zolang er beurten zijn. Toeslagen (premium, 3D) komen erbij.',
  voucher_not_known: 'Cadeaubon hier niet bekend',
  voucher_code_hint: 'De code staat op de kassabon.',
  debts_title: 'Nog te verrekenen beurten',
  debts_how:
    'Klanten die met toestemming van een manager binnen mochten. Wordt vanzelf verrekend als de verbinding er weer is.',
  debt_allowed: 'toestemming van {{name}}',
  override_ask: 'Manager',
  override_title: 'Met toestemming van een manager',
  override_what_one:
    'Er is 1 beurt van cadeaubon {{code}} nodig. Staat die niet hier, dan wordt ze nu aanvaard en verrekend als de verbinding er weer is.',
  override_what_other:
    'Er zijn {{count}} beurten van cadeaubon {{code}} nodig. Wat niet hier staat, wordt nu aanvaard en verrekend als de verbinding er weer is.',
  override_nobody: 'Niemand hier mag dit goedkeuren',
  override_nobody_next: 'Een manager geeft dat recht in het portaal.',
  override_someone: 'Iemand anders',
  override_allow: 'Goedkeuren',
  override_done_one: '1 beurt is goedgekeurd. Reken opnieuw af.',
  override_done_other: '{{count}} beurten zijn goedgekeurd. Reken opnieuw af.',
  pay_voucher: 'Met cadeaubon betaald',
  paid_voucher: 'Met cadeaubon betaald',
}

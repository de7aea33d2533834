import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  vouchers: 'Gutscheine',
  voucher_code: 'Gutscheincode',
  voucher_code_how: 'Code scannen oder so eingeben, wie er gedruckt ist.',
  voucher_look: 'Suchen',
  voucher_accept: 'Mit Freigabe der Leitung annehmen',
  voucher_sell: 'Gutschein verkaufen',
  voucher_turns_one: '1 Besuch',
  voucher_turns_other: '{{count}} Besuche',
  voucher_left: 'von {{turns}} Besuchen übrig',
  voucher_valid: 'Gültig vom {{from}} bis {{until}}',
  voucher_valid_ever: 'Gültig ab {{from}}, unbegrenzt',
  voucher_elsewhere_one: '1 Besuch liegt bei: {{place}}.',
  voucher_elsewhere_other: '{{count}} Besuche liegen bei: {{place}}.',
  voucher_elsewhere_next: 'Hier nutzbar, sobald die Verbindung wieder da ist, oder mit Freigabe der Leitung.',
  voucher_twice:
    'Dieser Gutschein ist schon im Warenkorb: {{code}}. Wählen Sie dort, wie viele Besuche er bezahlt.',
  voucher_use: 'Gutschein verwenden',
  card_exchange: 'Gegen eine neue Karte tauschen',
  card_new_code: 'Code der neuen Karte',
  card_new_code_how:
    'Scannen oder tippen Sie den Code der neuen Karte. Niemand darf sie schon benutzt haben.',
  card_move: 'Alles übertragen',
  card_moved: 'Alles ist auf der neuen Karte: {{code}}. Die alte ist nichts mehr wert; behalten Sie sie.',
  voucher_limit_difference: 'Bezahlt bis zu {{most}} je Ticket, den Rest zahlt der Kunde.',
  voucher_limit_refused: 'Bezahlt Tickets bis {{most}}.',
  voucher_use_how:
    'Er bezahlt die gewählten Tickets, solange Besuche übrig sind. Zuschläge (Premium, 3D) kommen dazu.',
  voucher_not_known: 'Gutschein hier nicht bekannt',
  voucher_code_hint: 'Der Bon mit dem Code zum Scannen wird gedruckt.',
  voucher_code_card: 'Unter Gutscheine geht er auf eine Karte. Nochmals drucken bringt seinen Bon.',
  debts_title: 'Besuche zu verrechnen',
  debts_how:
    'Kunden, die mit Freigabe der Leitung eingelassen wurden. Wird automatisch verrechnet, sobald die Verbindung wieder da ist.',
  debt_allowed: 'freigegeben von {{name}}',
  debt_after_loss: 'nach einem Datenverlust',
  override_ask: 'Leitung',
  override_title: 'Freigabe durch Leitung',
  override_what_one:
    '1 Besuch von Gutschein {{code}} wird gebraucht. Liegt er nicht hier, wird er jetzt angenommen und verrechnet, sobald die Verbindung wieder da ist.',
  override_what_other:
    '{{count}} Besuche von Gutschein {{code}} werden gebraucht. Was nicht hier liegt, wird jetzt angenommen und verrechnet, sobald die Verbindung wieder da ist.',
  override_nobody: 'Niemand hier darf das freigeben',
  override_nobody_next: 'Die Leitung vergibt das Recht im Portal.',
  override_someone: 'Jemand anderes',
  override_allow: 'Freigeben',
  override_done_one: '1 Besuch ist freigegeben. Jetzt noch einmal kassieren.',
  override_done_other: '{{count}} Besuche sind freigegeben. Jetzt noch einmal kassieren.',
  pay_voucher: 'Mit Gutschein bezahlt',
  paid_voucher: 'Mit Gutschein bezahlt',
}

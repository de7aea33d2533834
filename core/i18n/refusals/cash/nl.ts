import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'refusal.shift_needed':
    'Contant geld wordt alleen tijdens een dienst aangenomen en teruggegeven. Open er eerst een aan deze kassa.',
  'refusal.shift_not_here': 'Een dienst hoort bij een kassa. Doe dit aan een kassa.',
  'refusal.shift_open': 'Aan deze kassa is nog een dienst van {{name}} open. Neem ze over of sluit ze eerst.',
  'refusal.shift_unknown': 'Dit is geen dienst van deze kassa.',
  'refusal.shift_closed': 'Deze dienst is al gesloten.',
  'refusal.cash_not_there': 'Zoveel zit er niet in de lade.',
  'refusal.coin_unknown': 'De munten en biljetten komen niet op deze som uit. Tel opnieuw.',
  'refusal.count_unknown': 'Tel eerst de lade.',
  'refusal.count_again': 'Er is geld bewogen sinds het tellen. Tel opnieuw.',
  'refusal.difference_unexplained': 'Zeg waarom het getelde verschilt van wat er zou moeten zijn.',
  'refusal.deposit_unknown':
    'Statiegeld is er alleen voor bekers en flessen van deze bioscoop, en voor een ervan geldt het niet meer. Lees de lijst opnieuw.',
  'refusal.deposits_too_much':
    'Er wordt hoogstens € {{most}} statiegeld tegelijk teruggegeven. Tel in twee delen.',
}

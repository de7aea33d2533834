import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  'field.required': 'Vul dit in.',
  'field.day_to_come': 'Kies een dag die nog komt, hooguit een jaar vooruit.',
  'field.invalid': 'Controleer dit.',
  'field.email': 'Controleer het e-mailadres.',
  'field.email_not_confirmed': 'De e-mailadressen komen niet overeen.',
  'field.too_long': 'Dit is te lang.',
  'field.too_short': 'Dit is te kort.',
  'field.search_short': 'Typ minstens {{min}} tekens.',
  'field.not_the_same': 'De twee komen niet overeen.',
  'field.too_small': 'Dit is te klein.',
  'field.too_big': 'Dit is te groot.',
  'field.taken': 'Dit bestaat al. Kies iets anders.',
  'field.fixed': 'Dit kan achteraf niet meer worden gewijzigd.',
  'field.gone': 'Dit bestaat niet meer. Kies iets anders.',
  'field.day': 'Schrijf de datum als 31-01-2027 of 2027-01-31.',
  'field.sum': 'Voer een geldbedrag in.',
  'field.number': 'Voer een geheel getal in.',
  'field.yes_or_no': 'Schrijf ja of nee.',
  'field.no_such': 'Er is niets met deze naam. Voer het eerst in, of verbeter de naam.',
  'field.several_such': 'Meerdere dingen heten zo. Zeg in de kolommen ernaast welk je bedoelt.',
  'field.time': 'Schrijf de tijd als 20:15.',
  'field.no_whole_turns':
    'Dit is geen geheel aantal beurten van deze soort. Schrijf in plaats daarvan de beurten.',
  'field.unknown': 'Dit is hier niet bekend. Laat het weg.',
}

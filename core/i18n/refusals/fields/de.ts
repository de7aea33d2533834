import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'field.required': 'Bitte ausfüllen.',
  'field.day_to_come': 'Wählen Sie einen kommenden Tag, höchstens ein Jahr voraus.',
  'field.invalid': 'Bitte prüfen Sie das.',
  'field.email': 'Bitte prüfen Sie die E-Mail-Adresse.',
  'field.email_not_confirmed': 'Die E-Mail-Adressen stimmen nicht überein.',
  'field.too_long': 'Das ist zu lang.',
  'field.too_short': 'Das ist zu kurz.',
  'field.search_short': 'Geben Sie mindestens {{min}} Zeichen ein.',
  'field.not_the_same': 'Die beiden stimmen nicht überein.',
  'field.too_small': 'Das ist zu klein.',
  'field.too_big': 'Das ist zu groß.',
  'field.taken': 'Das gibt es schon. Wählen Sie etwas anderes.',
  'field.fixed': 'Das lässt sich nachträglich nicht ändern.',
  'field.gone': 'Das gibt es nicht mehr. Wählen Sie etwas anderes.',
  'field.day': 'Schreiben Sie das Datum als 31.01.2027 oder 2027-01-31.',
  'field.sum': 'Bitte geben Sie einen Geldbetrag ein.',
  'field.number': 'Bitte geben Sie eine ganze Zahl ein.',
  'field.yes_or_no': 'Schreiben Sie ja oder nein.',
  'field.no_such': 'Diesen Namen gibt es hier nicht. Legen Sie ihn zuerst an, oder berichtigen Sie ihn.',
  'field.several_such': 'Mehreres heißt so. Sagen Sie in den Spalten daneben, was gemeint ist.',
  'field.time': 'Bitte schreiben Sie die Uhrzeit wie 20:15.',
  'field.no_whole_turns':
    'Das ist keine ganze Zahl von Besuchen dieser Art. Geben Sie stattdessen die Besuche ein.',
  'field.unknown': 'Das ist hier nicht bekannt. Lassen Sie es weg.',
}

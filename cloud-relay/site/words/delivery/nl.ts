import type { Sentences } from '#core/i18n/translate.ts'
import type { en } from './en.ts'

export const nl: Sentences<keyof typeof en> = {
  delivery_to_mail: 'De cadeaubon op een gekozen dag naar deze persoon mailen',
  delivery_to_mail_hint:
    'Jij krijgt de code ook. Zodra het geld er is, vertrekt de e-mail in de ochtend van die dag; voor vandaag meteen.',
  delivery_email: 'E-mail van de ontvanger',
  delivery_day: 'Dag',
  delivery_day_hint: 'Tussen {{from}} en {{until}}.',
  delivery_privacy: 'Het adres wordt alleen voor deze e-mail gebruikt.',
  delivery_unpaid: 'Zodra hij betaald is, gaat deze cadeaubon per e-mail naar',
  delivery_goes: 'Deze cadeaubon gaat in de ochtend van {{day}} per e-mail naar',
  delivery_soon: 'Deze cadeaubon is onderweg naar',
  delivery_went: 'Deze cadeaubon is op {{day}} gemaild naar',
  delivery_forgotten:
    'Het adres is gewist: deze cadeaubon wordt niet meer gemaild. Je kunt hem nog wel zelf doorgeven.',
  delivery_now: 'Nu versturen',
  delivery_correct: 'Adres verbeteren',
  delivery_corrected: 'De cadeaubon gaat naar het verbeterde adres.',
  delivery_save: 'Adres opslaan',
  delivery_close: 'Zo laten',
}

import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  device_new: 'Nieuw apparaat',
  device_code: 'Dit apparaat wacht op toelating',
  device_next:
    'Open in het portaal „Apparaten” en laat het apparaat met deze code toe. Het gaat vanzelf verder.',
  device_next_cut:
    'De website is onbereikbaar. Een manager kan dit apparaat hier toelaten, of in het portaal van de box.',
  device_many: 'Te veel apparaten vragen tegelijk. Dit apparaat blijft proberen.',
  device_blocked: 'Dit apparaat is geblokkeerd',
  device_blocked_next: 'Niemand kan hier werken tot een manager het in het portaal weer toelaat.',
  device_by_pin: 'Er is een manager',
  device_by_pin_missing: 'Geef het apparaat een naam, daarna je naam en je pincode.',
  device_name: 'Naam van dit apparaat',
  device_manager: 'Je naam of e-mailadres',
  device_pin: 'Je pincode',
  device_let_in: 'Dit apparaat toelaten',
}

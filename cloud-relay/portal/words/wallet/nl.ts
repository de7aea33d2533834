import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  wallet_lead:
    'Kopers zetten hun tickets dan met één tik in de wallet van hun telefoon. Zonder ontbreekt er niets: de pagina van de bestelling en de mail hebben de codes.',
  wallet_apple: 'Apple Wallet',
  wallet_google: 'Google Wallet',
  wallet_apple_off:
    'Niet ingesteld. Daarvoor is een ontwikkelaarsaccount bij Apple nodig (Apple vraagt er jaarlijks geld voor).',
  wallet_apple_on: 'Ingesteld voor {{name}} (team {{team}}), geldig tot {{day}}.',
  wallet_apple_over:
    'Het certificaat is op {{day}} verlopen. Tickets worden niet meer voor de wallet aangeboden; maak een nieuwe aanvraag.',
  wallet_step_request:
    'Bewaar de aanvraag en breng ze naar Apple, onder Certificates, voor een eigen Pass Type.',
  wallet_request: 'Aanvraag bewaren',
  wallet_step_bring: 'Kies het certificaat dat Apple ervan gemaakt heeft, en dat van Apple ernaast (WWDR).',
  wallet_certificate: 'Certificaat voor tickets (.cer)',
  wallet_issuer: 'Certificaat van Apple (.cer)',
  wallet_bring: 'Beide overnemen',
  wallet_chosen: '{{file}} gekozen',
  wallet_google_off:
    'Niet ingesteld. Daarvoor is een uitgeversaccount voor Google Wallet nodig; het kost niets.',
  wallet_google_on: 'Ingesteld voor uitgever {{issuer}}, ondertekend door {{account}}.',
  wallet_google_issuer: 'Nummer van de uitgever',
  wallet_google_file: 'Sleutelbestand van het serviceaccount (.json)',
  wallet_save: 'Opslaan',
  wallet_remove: 'Verwijderen',
  wallet_at_relay: 'Dit wordt in het portaal op internet ingesteld.',
}

import type { en } from './en.ts'

export const nl: Record<keyof typeof en, string> = {
  found_title: 'Een bioscoop oprichten',
  found_lead:
    'Wat er moet zijn voordat er iets kan worden ingevoerd. De rest volgt stap voor stap in het portaal.',
  found_until: 'Met deze link kan één exploitant worden opgericht, tot {{time}}.',
  found_company: 'De exploitant',
  found_trade_name: 'Handelsnaam',
  found_trade_name_hint: 'Zoals gasten hem kennen, bijvoorbeeld ‘Kino Nord’.',
  found_short_name: 'Korte naam',
  found_short_name_hint:
    'Kleine letters, cijfers en streepjes. Gegevens en kopieën staan eronder; hij verandert nooit.',
  found_host: 'Hostnaam van de website',
  found_host_hint: 'Wat bezoekers intypen, zoals kaartjes.example.com. Hij moet naar deze relay leiden.',
  found_country: 'Land',
  found_country_hint: 'Btw, de eerste prijzen en de afronding van contant geld beginnen ermee.',
  found_languages: 'Talen van de gasten',
  found_you: 'U, de eerste manager',
  found_you_hint: 'U mag alles, en geeft anderen rechten.',
  found_name: 'Uw naam',
  found_password_again: 'Wachtwoord nogmaals',
  found_password_hint: 'Minstens zes tekens; langer is beter.',
  found_now: 'Bioscoop oprichten',
  found_no_link:
    'Deze pagina wordt geopend met een oprichtingslink. Het logboek van de relay noemt er een zolang hij geen bioscoop heeft; later maakt ‘npm run found’ er een.',
  found_done: '{{name}} is opgericht',
  found_done_hint: 'Meld u aan met uw e-mailadres en uw wachtwoord. Bewaar het adres: {{address}}',
  found_go: 'Naar het portaal',
}

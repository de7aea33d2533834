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
  found_host_hint: 'Wat bezoekers intypen, zoals tickets.example.com. Hij moet naar deze server leiden.',
  found_country: 'Land',
  found_country_hint: 'Btw, de eerste prijzen en de afronding van contant geld beginnen ermee.',
  found_languages: 'Talen van de gasten',
  found_opening: 'Vóór de opening',
  found_first_day: 'Eerste dag die telt',
  found_first_day_hint:
    'Tot 5.00 uur op die dag is alles training: kassa, papier, scanner en website werken, en niets komt in de boeken. Laat leeg om meteen echt te verkopen.',
  found_you: 'Jij, de eerste manager',
  found_you_hint: 'Je mag alles, en geeft anderen rechten.',
  found_name: 'Je naam',
  found_password_again: 'Wachtwoord nogmaals',
  found_password_hint: 'Minstens zes tekens; langer is beter.',
  found_now: 'Bioscoop oprichten',
  found_no_link:
    'Deze pagina wordt geopend met een oprichtingslink. Het logboek van de server noemt er een zolang hij geen bioscoop heeft; later maakt ‘npm run found’ er een.',
  found_done: '{{name}} is opgericht',
  found_done_hint: 'Meld je aan met je e-mailadres en je wachtwoord. Bewaar het adres: {{address}}',
  found_go: 'Naar het portaal',
}

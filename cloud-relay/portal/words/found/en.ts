/** The page of a founding link. The other languages are typed by this file. */
export const en = {
  found_title: 'Found a cinema',
  found_lead:
    'What must be there before anything can be written. Everything else follows, step by step, in the portal.',
  found_until: 'This link founds one cinema company, until {{time}}.',
  found_company: 'The company',
  found_trade_name: 'Trade name',
  found_trade_name_hint: 'As guests know it, such as “Kino Nord”.',
  found_short_name: 'Short name',
  found_short_name_hint:
    'Small letters, digits and dashes. Its data and its copies are kept under it; it never changes.',
  found_host: 'Host name of the website',
  found_host_hint: 'What visitors type, such as tickets.example.com. It must lead to this server.',
  found_country: 'Country',
  found_country_hint: 'VAT, the first prices and the rounding of cash begin with it.',
  found_languages: 'Languages of the guests',
  found_opening: 'Before it opens',
  found_first_day: 'First day that counts',
  found_first_day_hint:
    'Until 5:00 on that day everything is training: register, paper, scanner and website work, and nothing is in the books. Leave it empty to sell for real at once.',
  found_you: 'You, the first manager',
  found_you_hint: 'You may do everything, and give rights to others.',
  found_name: 'Your name',
  found_password_again: 'Password again',
  found_password_hint: 'Six characters at least; longer is better.',
  found_now: 'Found the cinema',
  found_no_link:
    'This page is opened by a founding link. The server’s log names one while it has no cinema; later, “npm run found” makes one.',
  found_done: '{{name}} is founded',
  found_done_hint: 'Sign in with your email address and your password. Keep the address: {{address}}',
  found_go: 'To the portal',
}

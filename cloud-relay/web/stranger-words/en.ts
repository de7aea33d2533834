/** The page of a relay at a name that is nobody's. The other languages are typed by this file. */
export const en = {
  empty_title: 'A cinema can be founded here',
  empty_lead:
    'This is a Foyer relay: it runs the website, the online sales and the management of cinemas. It runs none yet.',
  empty_log: 'Look into the relay’s log. When it started it wrote a founding link there.',
  empty_command:
    'Or make one on the relay’s machine with `npm run found`. A link is good for a day, and once.',
  empty_open:
    'Open the link in this browser. It asks for the company, its country, and you as its first manager.',
  unknown_title: 'No cinema is here',
  unknown_lead: 'This machine runs cinemas, but none at this address.',
  unknown_typed: 'Look at the address again: it may be mistyped.',
  unknown_founder:
    'If it is your cinema’s, tell whoever runs this machine: the name must lead here, and the cinema must have been founded with it.',
  blocked_title: 'This cinema’s pages are switched off',
  blocked_lead: 'For now nothing is sold here, and nobody can sign in.',
  blocked_bought: 'Tickets you have bought stay valid: open them by the link in your mail.',
  blocked_staff:
    'At the cinema the box office sells as ever. Who runs the cinema asks whoever runs this server.',
  busy_title: 'One moment, please',
  busy_lead: 'Too many pages were asked for from your connection within a minute.',
  busy_wait: 'Wait a minute, then load this page again.',
}

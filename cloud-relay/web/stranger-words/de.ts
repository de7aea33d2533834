import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  empty_title: 'Hier kann ein Kino gegründet werden',
  empty_lead:
    'Das ist ein Relay von Foyer: Es betreibt Website, Online-Verkauf und Verwaltung von Kinos. Noch betreibt es keines.',
  empty_log: 'Sehen Sie ins Protokoll des Relays. Beim Start hat es dort einen Gründungslink notiert.',
  empty_command:
    'Oder machen Sie auf dem Rechner des Relays einen mit `npm run found`. Ein Link gilt einen Tag lang, und einmal.',
  empty_open:
    'Öffnen Sie den Link in diesem Browser. Er fragt nach der Firma, ihrem Land und Ihnen als erster Leitung.',
  unknown_title: 'Hier ist kein Kino',
  unknown_lead: 'Dieser Rechner betreibt Kinos, aber keines unter dieser Adresse.',
  unknown_typed: 'Sehen Sie die Adresse noch einmal an: vielleicht ist sie vertippt.',
  unknown_founder:
    'Ist es die Ihres Kinos, sagen Sie es denen, die diesen Rechner betreiben: Der Name muss hierher führen, und das Kino muss mit ihm gegründet sein.',
  blocked_title: 'Die Seiten dieses Kinos sind abgeschaltet',
  blocked_lead: 'Zurzeit wird hier nichts verkauft, und niemand kann sich anmelden.',
  blocked_bought: 'Gekaufte Tickets bleiben gültig: Öffnen Sie sie über den Link in Ihrer E-Mail.',
  blocked_staff:
    'Im Kino verkauft die Kasse wie immer. Wer das Kino führt, fragt die Betreiber dieses Servers.',
  busy_title: 'Einen Moment bitte',
  busy_lead: 'Über Ihren Anschluss wurden in einer Minute zu viele Seiten abgerufen.',
  busy_wait: 'Warten Sie eine Minute und laden Sie die Seite dann neu.',
}

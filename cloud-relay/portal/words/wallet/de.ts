import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  wallet_lead:
    'Käufer legen ihre Tickets dann mit einem Tippen in die Wallet ihres Telefons. Ohne sie fehlt nichts: die Seite der Bestellung und die Mail haben die Codes.',
  wallet_apple: 'Apple Wallet',
  wallet_google: 'Google Wallet',
  wallet_apple_off:
    'Nicht eingerichtet. Dafür braucht es ein Entwicklerkonto bei Apple (Apple verlangt jährlich Geld dafür).',
  wallet_apple_on: 'Eingerichtet für {{name}} (Team {{team}}), gültig bis {{day}}.',
  wallet_apple_over:
    'Das Zertifikat ist am {{day}} abgelaufen. Tickets werden nicht mehr für die Wallet angeboten; machen Sie eine neue Anfrage.',
  wallet_step_request:
    'Speichern Sie die Anfrage und bringen Sie sie zu Apple, unter Certificates, für einen eigenen Pass Type.',
  wallet_request: 'Anfrage speichern',
  wallet_step_bring:
    'Wählen Sie das Zertifikat, das Apple daraus gemacht hat, und das von Apple daneben (WWDR).',
  wallet_certificate: 'Zertifikat für Tickets (.cer)',
  wallet_issuer: 'Zertifikat von Apple (.cer)',
  wallet_bring: 'Beide übernehmen',
  wallet_chosen: '{{file}} gewählt',
  wallet_google_off:
    'Nicht eingerichtet. Dafür braucht es ein Ausstellerkonto für Google Wallet; es kostet nichts.',
  wallet_google_on: 'Eingerichtet für Aussteller {{issuer}}, unterschrieben von {{account}}.',
  wallet_google_issuer: 'Nummer des Ausstellers',
  wallet_google_file: 'Schlüsseldatei des Dienstkontos (.json)',
  wallet_save: 'Speichern',
  wallet_remove: 'Entfernen',
  wallet_at_relay: 'Das wird im Portal im Internet eingerichtet.',
}
